/** Of a small phone, the lines that a text of so many letters takes before the options. */
const sizes = [
  { letters: 60, fontSize: '1.75rem' },
  { letters: 130, fontSize: '1.25rem' },
] as const;

/** A question over its options: long ones in smaller type, so that the first option stays in sight. */
export function questionLook(text: string) {
  const fitting = sizes.find(({ letters }) => text.length <= letters);
  return {
    fontSize: fitting?.fontSize ?? '1.0625rem',
    lineHeight: 1.25,
    overflowWrap: 'anywhere',
    outline: 'none',
  } as const;
}
