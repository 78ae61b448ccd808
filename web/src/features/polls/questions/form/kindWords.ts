import type { ElectionKind } from '@asamblea/domain';

interface KindWords {
  readonly name: string;
  /** The purpose of the kind. */
  readonly help: string;
  /** An example of its question. */
  readonly asks: string;
  /** The noun for one of the options. */
  readonly noun: string;
}

/** The words about its kind for the writer of a question. */
export const kindWords: Readonly<Record<ElectionKind, KindWords>> = {
  one: {
    name: 'Escoger una opción entre varias',
    help: 'Tres cotizaciones, dos fechas… Cada unidad marca una.',
    asks: '¿Con qué empresa se contrata la vigilancia?',
    noun: 'Opción',
  },
  several: {
    name: 'Escoger varias opciones',
    help: 'Las obras más importantes, por ejemplo. Cada unidad marca varias.',
    asks: '¿Qué obras se hacen primero?',
    noun: 'Opción',
  },
  people: {
    name: 'Elegir personas',
    help: 'Consejo, comité, revisor fiscal… Cada candidatura se vota aparte.',
    asks: '¿A quiénes elige para el consejo de administración?',
    noun: 'Candidatura',
  },
  slates: {
    name: 'Elegir planchas',
    help: 'Listas cerradas: cada unidad vota por una y los puestos se reparten entre ellas.',
    asks: '¿Por qué plancha vota para el consejo de administración?',
    noun: 'Plancha',
  },
  ranking: {
    name: 'Ordenar por preferencia',
    help: 'Cada unidad dice cuál prefiere, cuál después… Se cuenta por rondas hasta que una opción tenga más de la mitad. Siempre con nombre.',
    asks: '¿Qué proyecto prefiere para el parque?',
    noun: 'Opción',
  },
  survey: {
    name: 'Encuesta',
    help: 'Para conocer la opinión de la sala: no decide nada.',
    asks: '¿Qué día prefiere para la próxima asamblea?',
    noun: 'Opción',
  },
};
