const sizes: Readonly<Record<string, string>> = {
  s: 'max(14px, min(2.4vh, 2.4vw))',
  m: 'max(15px, min(3.2vh, 3.2vw))',
  l: 'max(16px, min(4.4vh, 4.4vw))',
};

/** The overlay's text size, from `?size=`; medium when it says nothing known. */
export function streamSize(search: string): string {
  const asked = new URLSearchParams(search).get('size') ?? 'm';
  return sizes[asked] ?? 'max(15px, min(3.2vh, 3.2vw))';
}
