/**
 * The storage that the browser keeps on this device. It may refuse even to be looked at, which is left for
 * the moment in which something is read or written: the caller then goes on without.
 */
export const deviceStore: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
};
