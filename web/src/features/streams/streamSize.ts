const sizes: Readonly<Record<string, string>> = {
  s: 'max(14px, 2.4vh)',
  m: 'max(15px, 3.2vh)',
  l: 'max(16px, 4.4vh)',
};

/** The overlay's text size, from `?size=`; medium when it says nothing known. */
export function streamSize(search: string): string {
  const asked = new URLSearchParams(search).get('size') ?? 'm';
  return sizes[asked] ?? 'max(15px, 3.2vh)';
}
