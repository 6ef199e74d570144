/** A storage such as the browser's, with room for so many characters. */
export function memoryStorage(room = Infinity): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem(name, value) {
      const used = [...items].reduce(
        (sum, [key, text]) => sum + (key === name ? 0 : text.length),
        0,
      );
      if (used + value.length > room) throw new Error('the storage is full');
      items.set(name, value);
    },
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  };
}
