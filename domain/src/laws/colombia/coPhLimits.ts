import { atLeast } from '../../kernel/weights/threshold.ts';
import { unverifiedSource } from '../rules/lawSources.ts';
import type { Ceiling, ChannelLimit, MeetingMode } from '../rules/rule.ts';
import { ley675 } from './coSources.ts';

const everyMode: readonly MeetingMode[] = ['hall', 'online', 'mixed', 'written'];

const decrees = 'Decretos 398 de 2020 y 176 de 2021';

/** Article 45: a higher majority in the bylaws is not written, and this one is read instead. */
export const coPhCeiling: Ceiling = {
  threshold: atLeast(70, 100),
  base: 'all',
  effect: 'capped',
  source: ley675('45', 'Sobre el total de los coeficientes. La extinción es la única excepción.'),
};

/** Articles 42 to 44: deciding without meeting in one place. */
export const apartLimits: readonly ChannelLimit[] = [
  {
    modes: ['online'],
    warning:
      'Una decisión no presencial es ineficaz si algún propietario no participa; guarde prueba de quién emite cada voto, qué dice y a qué hora',
    source: ley675(
      '42 y 44',
      'Los decretos 398 de 2020 y 176 de 2021 entienden «todos» como quienes forman el quórum.',
      'Los decretos no se han leído.',
    ),
  },
  {
    modes: ['mixed'],
    warning:
      'La ley no nombra la reunión mixta; verifique la identidad de quien asiste a distancia y deje en el acta la continuidad del quórum',
    source: unverifiedSource(
      decrees,
      '',
      'El primero reglamenta la Ley 222 de 1995, de sociedades: se discute si alcanza a la propiedad horizontal.',
      'No se han leído.',
    ),
  },
  {
    modes: ['written'],
    warning:
      'Por escrito la mayoría se computa sobre el total, los votos se reciben en un mes y la decisión es ineficaz si algún propietario no participa',
    source: ley675('43 y 44'),
  },
];

/** Article 46, parágrafo: how its decisions cannot be taken. */
export const qualifiedLimits: readonly ChannelLimit[] = [
  {
    modes: ['online', 'written'],
    warning: 'Esta decisión no puede tomarse en reunión no presencial',
    source: ley675(
      '46, parágrafo',
      'Se entiende también de la comunicación escrita, que el artículo 44 trata como no presencial.',
    ),
  },
  {
    modes: ['mixed'],
    warning:
      'Esta decisión no puede tomarse sin presencia; se discute si vale en una reunión mixta',
    source: unverifiedSource(
      decrees,
      '',
      'Se discute si su reunión mixta cuenta como presencial para el parágrafo del artículo 46.',
      'No se han leído.',
    ),
  },
  {
    modes: ['later-call'],
    warning: 'En segunda convocatoria solo vale si de verdad se alcanza el 70 % del total',
    source: ley675('46, parágrafo'),
  },
];

/** Article 35: extraordinary dues come after the contingency fund. */
export const fundFirst: ChannelLimit = {
  modes: everyMode,
  warning: 'Solo puede aprobarse cuando el fondo de imprevistos no alcanza',
  source: ley675('35, parágrafo'),
};

/** Article 20: what the town must authorize before. */
export const townFirst: ChannelLimit = {
  modes: everyMode,
  warning:
    'Antes hace falta la autorización municipal o distrital; los parqueaderos de visitantes deben reponerse en igual o mayor número',
  source: ley675('20'),
};

/** Article 9: the secured creditors of the building or its units. */
export const creditorsToo: ChannelLimit = {
  modes: everyMode,
  warning: 'Hace falta además la aceptación por escrito de los acreedores con garantía real',
  source: ley675('9, numeral 2'),
};
