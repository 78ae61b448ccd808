import { isOpenPage, pageIdOf, saying, type WrittenPage } from '@asamblea/domain';

/** A page that nobody has saved yet. */
export const newPage: WrittenPage = {
  pageId: '',
  title: '',
  state: 'draft',
  version: 0,
  css: '',
  html: '<h1>Título</h1>\n<p>Texto de la página.</p>',
};

/** The fault of the address to correct before saving; null when it is right. */
export function addressProblem(pageId: string): string | null {
  if (pageId === '') return 'Escriba la dirección.';
  if (pageIdOf(pageId) !== null) return null;
  return 'Use minúsculas, números y guiones, sin tildes. «public-» solo al comienzo, para que la vea cualquiera.';
}

/** The address of a page and its audience there. */
export function sayAudience(pageId: string): string {
  const who = isOpenPage(pageId)
    ? 'La ve cualquiera que tenga el código de la asamblea.'
    : 'La ven quienes ingresan.';
  return `Se abre en /${pageId}. ${who}`;
}

/** The words for parts removed from a page when it was saved. */
export function sayRemoved(removed: readonly string[]): string {
  const count =
    removed.length === 1
      ? '1 parte que no se permite'
      : `${removed.length} partes que no se permiten`;
  return saying`Quitamos ${count}: ${removed.join('; ')}.`;
}
