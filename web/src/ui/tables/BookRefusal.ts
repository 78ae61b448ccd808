/** The reason why a book cannot be read, told to the person who chose it. */
export class BookRefusal extends Error {}

export const brokenBook =
  'No pudimos abrir el libro. Guárdelo de nuevo como XLSX o CSV y cárguelo.';

export const bookWithPassword =
  'El libro tiene contraseña y no podemos abrirlo. Ábralo en Excel, quítele la contraseña, guárdelo y cárguelo de nuevo.';
