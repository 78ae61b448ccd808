/** Notes which fields of a thing are read, as `unit.weight`, while it answers as it would. */
export function recording(read: Set<string>) {
  return function note<T extends object>(name: string, thing: T): T {
    return new Proxy(thing, {
      get(of, field, receiver) {
        if (typeof field === 'string' && field !== 'toJSON') read.add(`${name}.${field}`);
        return Reflect.get(of, field, receiver);
      },
    });
  };
}
