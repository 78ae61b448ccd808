/** The live blocks of a page: `<div data-bloque="quorum">`. The words are those that people write in the HTML. */
export const liveBlocks = [
  'quorum',
  'voto',
  'resultados',
  'agenda',
  'documentos',
  'cuenta',
  'entrar',
] as const;
export type LiveBlock = (typeof liveBlocks)[number];

export function isLiveBlock(name: string): name is LiveBlock {
  return liveBlocks.some((known) => known === name);
}

/** The blocks that a page has, each once. */
export function liveBlocksOf(html: string): readonly LiveBlock[] {
  return liveBlocks.filter((name) => html.includes(`data-bloque="${name}"`));
}

export const liveBlockNames: Readonly<Record<LiveBlock, string>> = {
  quorum: 'Quórum de la sala',
  voto: 'Votación abierta',
  resultados: 'Último resultado',
  agenda: 'Orden del día',
  documentos: 'Documentos',
  cuenta: 'Cuenta regresiva',
  entrar: 'Botón para entrar',
};
