import type { WrittenPage } from '@asamblea/domain';
import { liveHtml } from './pageBlocks.ts';
import { newPage } from './pageDraft.ts';

interface PageTemplate {
  readonly name: string;
  /** The purpose, in one sentence. */
  readonly use: string;
  readonly page: WrittenPage;
}

/** Pages to begin from. Those that begin with `public-` are for anybody. */
export const pageTemplates: readonly PageTemplate[] = [
  {
    name: 'En blanco',
    use: 'Un título y un párrafo.',
    page: newPage,
  },
  {
    name: 'Bienvenida',
    use: 'Para quien llega: cuánto falta, el quórum de la sala y el botón para entrar.',
    page: {
      ...newPage,
      pageId: 'public-bienvenida',
      title: 'Bienvenida',
      html: [
        '<h1>Bienvenidos a la asamblea</h1>',
        '<p>Esta página se actualiza sola. Déjela abierta.</p>',
        ...[liveHtml('cuenta'), liveHtml('quorum'), liveHtml('entrar')],
      ].join('\n'),
    },
  },
  {
    name: 'Orden del día',
    use: 'Los puntos y, durante la reunión, la votación abierta y el último resultado.',
    page: {
      ...newPage,
      pageId: 'public-orden-del-dia',
      title: 'Orden del día',
      html: [
        '<h1>Orden del día</h1>',
        ...[liveHtml('agenda'), liveHtml('voto'), liveHtml('resultados')],
      ].join('\n'),
    },
  },
  {
    name: 'Reglas de la reunión',
    use: 'Cómo se habla, cómo se vota y qué hacer al retirarse.',
    page: {
      ...newPage,
      pageId: 'reglas',
      title: 'Reglas de la reunión',
      html: [
        '<h1>Reglas de la reunión</h1>',
        '<ol><li>Cada intervención dura hasta tres minutos.</li><li>Pida la palabra y espere su turno.</li><li>Si se retira, avise en la mesa de registro: su salida cambia el quórum de la sala.</li></ol>',
        liveHtml('quorum'),
      ].join('\n'),
    },
  },
  {
    name: 'Documentos',
    use: 'Los documentos que la asamblea publicó.',
    page: {
      ...newPage,
      pageId: 'documentos',
      title: 'Documentos',
      html: ['<h1>Documentos</h1>', liveHtml('documentos')].join('\n'),
    },
  },
];
