/** Dragging a card onto a player or into the middle of the table, with finger, pen or mouse. */

export interface Drop {
  /** The player it was let go over, if any. */
  seat: number | null;
}

const THRESHOLD = 12;

export function dragging(able: () => boolean, ondrop: (drop: Drop) => void) {
  return (node: HTMLElement) => {
    let start: { x: number; y: number; id: number } | null = null;
    let moved = false;

    function down(event: PointerEvent) {
      if (!able() || event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      moved = false;
      node.setPointerCapture(event.pointerId);
    }
    function move(event: PointerEvent) {
      if (!start || event.pointerId !== start.id) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!moved && Math.hypot(dx, dy) < THRESHOLD) return;
      moved = true;
      node.style.transform = `translate(${dx}px, ${dy}px) scale(0.8) rotate(${dx / 40}deg)`;
      node.style.zIndex = '20';
      node.style.pointerEvents = 'none';
    }
    function up(event: PointerEvent) {
      if (!start) return;
      const lifted = start.y - event.clientY;
      const dragged = moved;
      // Looked up while the card lets the pointer through: it takes its time to go home.
      const over = document.elementFromPoint(event.clientX, event.clientY);
      reset();
      if (!dragged) return;
      node.addEventListener('click', swallow, { once: true, capture: true });
      setTimeout(() => node.removeEventListener('click', swallow, { capture: true }), 0);
      const seat = over?.closest<HTMLElement>('[data-seat]')?.dataset.seat;
      if (seat !== undefined) ondrop({ seat: Number(seat) });
      else if (lifted > 60) ondrop({ seat: null });
    }
    function reset() {
      start = null;
      moved = false;
      node.style.transform = '';
      node.style.zIndex = '';
      node.style.pointerEvents = '';
    }
    function swallow(event: Event) {
      event.stopPropagation();
    }

    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', reset);
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', reset);
    };
  };
}
