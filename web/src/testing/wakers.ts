/** The events that wake a waiting page: a listener that outlives its test would answer for it in the next. */
const wakes = new Set(['online', 'offline', 'visibilitychange']);
const heard: (() => void)[] = [];

for (const target of [window, document]) {
  const add = target.addEventListener.bind(target);
  target.addEventListener = (type: string, ...given: [never, never]) => {
    add(type, ...given);
    const [listener] = given;
    if (wakes.has(type)) heard.push(() => target.removeEventListener(type, listener));
  };
}
globalThis.addEventListener = window.addEventListener;

/** Nobody waits any more for the network or for the page to be seen. */
export function forgetWakers(): void {
  for (const forget of heard.splice(0)) forget();
}
