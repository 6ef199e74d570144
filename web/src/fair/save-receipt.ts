/** Saves a receipt as a file of the player's. */
import type { Receipt } from './receipt';

export function saveReceipt(receipt: Receipt): void {
  const file = new Blob([JSON.stringify(receipt, null, 1) + '\n'], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `amletero-${receipt.table}-receipt.json`;
  link.click();
  // Where the file is read only after the click, the address must still be good.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
