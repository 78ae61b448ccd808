/** Left, top, right and bottom, in points. */
export type Margins = [number, number, number, number];

/** Millimetres in the points that a page is measured in. */
export const inPoints = (millimetres: number): number => (millimetres * 72) / 25.4;

/** The margins of an A4 page that asks for no others. */
export const ordinaryMargins: Margins = [inPoints(18), inPoints(18), inPoints(18), inPoints(20)];

/** How every printed text looks unless it says otherwise: the browser and the server draw it alike. */
export const printedLook = {
  defaultStyle: { fontSize: 10, lineHeight: 1.2 },
  language: 'es',
} as const;

interface Page {
  /** An object is a label or a card, measured in points; not said: A4. */
  readonly pageSize?: string | object | undefined;
  /** As pdfmake takes them: all alike, two pairs or four, in points; not said: the ordinary ones. */
  readonly pageMargins?: number | readonly number[] | undefined;
}

interface LogoHeader {
  readonly header: { image: string; fit: [number, number]; margin: Margins };
}

/** In millimetres: what the logo takes over a page, and the upper margin that leaves it room. */
const logo = { height: 8, width: 60, above: 3, leastMargin: 12 } as const;

/**
 * The logo over each page, in the upper margin, so that nothing of the page moves; labels and cards have no such
 * margin. `image` is a data URL. Nothing where there is no room.
 */
export function logoHeader(
  image: string,
  { pageSize, pageMargins = ordinaryMargins }: Page,
): LogoHeader | Record<string, never> {
  const [left = 0, top = 0] =
    typeof pageMargins === 'number' ? [pageMargins, pageMargins] : pageMargins;
  if (typeof pageSize === 'object' || top < inPoints(logo.leastMargin)) return {};
  return {
    header: {
      image,
      fit: [inPoints(logo.width), inPoints(logo.height)],
      margin: [left, inPoints(logo.above), 0, 0],
    },
  };
}
