import type { Source } from '../../kernel/bylaws/source.ts';

const read =
  (law: string) =>
  (article: string, note?: string): Source => ({
    law,
    article: `artículo ${article}`,
    verified: true,
    ...(note === undefined ? {} : { note }),
  });

/** The rules of the mandate in the civil codes, whose text was read. */
export const codigoCivilCo = read('Código Civil de Colombia');
export const codigoCivilEs = read('Código Civil de España');
