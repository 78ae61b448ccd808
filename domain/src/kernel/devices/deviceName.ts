const machines: readonly (readonly [RegExp, string])[] = [
  [/iPhone/u, 'iPhone'],
  [/iPad/u, 'iPad'],
  [/Android.*Mobile/u, 'Celular Android'],
  [/Android/u, 'Tableta Android'],
  [/CrOS/u, 'Chromebook'],
  [/Windows/u, 'Computador con Windows'],
  [/Macintosh/u, 'Mac'],
  [/Linux|X11/u, 'Computador con Linux'],
];

/** Others pretend to be Chrome, and Chrome to be Safari: the order matters. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//u, 'Edge'],
  [/OPR\//u, 'Opera'],
  [/SamsungBrowser\//u, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//u, 'Firefox'],
  [/Chrome\/|CriOS\//u, 'Chrome'],
  [/Safari\//u, 'Safari'],
];

/** The names by which people tell their devices apart, from the browser's own description: `iPhone, Safari`. */
export function deviceName(userAgent: string): string {
  const words = [machines, browsers].flatMap((list) => {
    const found = list.find(([pattern]) => pattern.test(userAgent));
    return found === undefined ? [] : [found[1]];
  });
  return words.length === 0 ? 'Dispositivo sin nombre' : words.join(', ');
}
