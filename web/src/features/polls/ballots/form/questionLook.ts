/** Of a small phone, the lines that a text of so many letters takes before the options. */
const sizes = [
  { letters: 60, fontSize: '1.75rem' },
  { letters: 130, fontSize: '1.25rem' },
  { letters: 300, fontSize: '1.0625rem' },
  { letters: 450, fontSize: '1rem' },
] as const;

/**
 * A question over its options: long ones in smaller type, so that the first option stays in sight. With
 * its result beside it, it is not what is read first.
 */
export function questionLook(text: string, isDecided = false) {
  const fitting = sizes.find(({ letters }) => text.length <= letters)?.fontSize ?? '0.9375rem';
  return {
    // Large letters make it no larger than the space that leaves the first answer in sight.
    fontSize: isDecided ? `min(${fitting}, 1.0625rem)` : `min(${fitting}, max(1rem, 8vw))`,
    lineHeight: text.length > 450 ? 1.15 : 1.2,
    textWrap: text.length > 130 ? 'wrap' : 'balance',
  } as const;
}
