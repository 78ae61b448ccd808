import { citeSource, type Source } from '@asamblea/domain';
import { type Quote, quoting, type Words } from './quote.ts';
import {
  ccyc,
  codigoComercioCo,
  cstOf1950,
  ley79,
  ley222,
  ley675,
  ley1258,
  lgs,
  lgsm,
  lo1de2002,
  lph,
  lsc,
} from './textsRead.ts';

const ph = quoting(ley675);
const sas = quoting(ley1258);
const reform = quoting(ley222);
const code = quoting(codigoComercioCo);
const cooperative = quoting(ley79);
const union = quoting(cstOf1950);
const owners = quoting(lph);
const company = quoting(lsc);
const association = quoting(lo1de2002);
const civil = quoting(ccyc);
const argentina = quoting(lgs);
const mexico = quoting(lgsm);

const laterCall429 = code(
  '429',
  'sesionará y decidirá válidamente con un número plural de socios cualquiera sea la cantidad de acciones que esté representada',
);
const quarter = company(
  '193.1',
  'cuando los accionistas presentes o representados posean, al menos, el veinticinco por ciento del capital suscrito con derecho de voto',
);
const half = company(
  '194.1',
  'será necesaria, en primera convocatoria, la concurrencia de accionistas presentes o representados que posean, al menos, el cincuenta por ciento del capital suscrito con derecho de voto',
);
const laterQuarter = company(
  '194.2',
  'En segunda convocatoria será suficiente la concurrencia del veinticinco por ciento de dicho capital.',
);
const third = association(
  '12, letra c',
  'cuando concurran a ella, presentes o representados, un tercio de los asociados',
);

/** The words on quorum that were read, by call and by article as rules cite it. */
export const quorumWords: Words = {
  '1, Ley 675 de 2001, artículo 45': [
    ph(
      '45',
      'la asamblea general sesionará con un número plural de propietarios de unidades privadas que representen por lo menos, más de la mitad de los coeficientes de propiedad',
    ),
  ],
  '2, Ley 675 de 2001, artículo 41': [
    ph(
      '41',
      'sesionará y decidirá válidamente con un número plural de propietarios, cualquiera que sea el porcentaje',
    ),
  ],
  '1, Ley 675 de 2001, artículo 43': [
    ph('43', 'convocada la totalidad de propietarios de unidades privadas'),
  ],
  '1, Ley 1258 de 2008, artículo 22': [
    sas(
      '22',
      'Salvo estipulación en contrario, la asamblea deliberará con uno o varios accionistas que representen cuando menos la mitad más una de las acciones suscritas.',
    ),
  ],
  '2, Código de Comercio de Colombia, artículo 429': [laterCall429],
  '2, Código de Comercio de Colombia, artículos 186 y 429': [laterCall429],
  '1, Código de Comercio de Colombia, artículos 186 y 359': [
    code(
      '186',
      'las reuniones de socios se celebrarán de conformidad con las reglas dadas en los artículos 427 y 429',
    ),
    code(
      '359',
      'Las decisiones de la junta de socios se tomarán por un número plural de socios que represente la mayoría absoluta de las cuotas en que se halle dividido el capital de la compañía.',
    ),
  ],
  '1, Código de Comercio de Colombia, artículo 248': [
    code('248', 'con el voto favorable de la mayoría de los asociados que concurran'),
  ],
  '1, Ley 222 de 1995, artículo 20': [
    reform('20', 'cuando por escrito, todos los socios o miembros expresen el sentido de su voto'),
  ],
  '1, Ley 222 de 1995, artículo 68': [
    reform(
      '68',
      'La asamblea deliberará con un número plural de socios que represente, por lo menos, la mitad más una de las acciones suscritas, salvo que en los estatutos se pacte un quórum inferior.',
    ),
  ],
  '1, Ley 79 de 1988, artículo 31': [
    cooperative(
      '31',
      'La asistencia de la mitad de los asociados hábiles o de los delegados convocados constituirá quórum para deliberar y adoptar decisiones válidas',
    ),
  ],
  '2, Ley 79 de 1988, artículo 31': [
    cooperative(
      '31',
      'con un número de asociados no inferior al diez por ciento (10%) del total de los asociados hábiles, ni al cincuenta por ciento (50%) del número requerido para constituir una cooperativa',
    ),
  ],
  '1, Código Sustantivo del Trabajo, artículo 386': [
    union(
      '403, hoy 386',
      'Ninguna asamblea general puede actuar válidamente sin el quórum estatutario, que no será inferior a la mitad más uno (1) de los afiliados',
    ),
  ],
  '1, Ley 49/1960 de Propiedad Horizontal, artículo 16.2': [
    owners(
      '16.2',
      'la mayoría de los propietarios que representen, a su vez, la mayoría de las cuotas de participación',
    ),
  ],
  '2, Ley 49/1960 de Propiedad Horizontal, artículo 16.2': [
    owners(
      '16.2',
      'se procederá a una segunda convocatoria de la misma, esta vez sin sujeción a "quórum"',
    ),
  ],
  '1, Ley de Sociedades de Capital, artículos 83.1 y 193.1': [quarter],
  '2, Ley de Sociedades de Capital, artículo 193.2': [
    company(
      '193.2',
      'En segunda convocatoria, será válida la constitución de la junta cualquiera que sea el capital concurrente a la misma, salvo que los estatutos fijen un quórum determinado',
    ),
  ],
  '1, Ley de Sociedades de Capital, artículos 83.1 y 194.1': [half],
  '1, Ley de Sociedades de Capital, artículo 194.1': [half],
  '2, Ley de Sociedades de Capital, artículos 83.1 y 194.2': [laterQuarter],
  '2, Ley de Sociedades de Capital, artículo 194.2': [laterQuarter],
  '1, Ley de Sociedades de Capital, artículo 198': [
    company(
      '198',
      'siempre que representen al menos un tercio de los votos correspondientes a las participaciones sociales en que se divida el capital social',
    ),
  ],
  '1, Ley Orgánica 1/2002, artículo 12, letra c': [third],
  '2, Ley Orgánica 1/2002, artículo 12, letra c': [third],
  '1, Código Civil y Comercial de la Nación, artículo 2060': [
    civil(
      '2060',
      'Las decisiones de la asamblea se adoptan por mayoría absoluta computada sobre la totalidad de los propietarios de las unidades funcionales',
    ),
  ],
  '1, Ley General de Sociedades 19.550, artículo 243': [
    argentina(
      '243',
      'requiere la presencia de accionistas que representen la mayoría de las acciones con derecho a voto',
    ),
  ],
  '2, Ley General de Sociedades 19.550, artículo 243': [
    argentina(
      '243',
      'En la segunda convocatoria la asamblea se considerará constituida cualquiera sea el número de esas acciones presentes.',
    ),
  ],
  '1, Ley General de Sociedades 19.550, artículo 244': [
    argentina(
      '244',
      'con la presencia de accionistas que representen el sesenta por ciento (60 %) de las acciones con derecho a voto, si el estatuto no exige quórum mayor',
    ),
  ],
  '2, Ley General de Sociedades 19.550, artículo 244': [
    argentina(
      '244',
      'se requiere la concurrencia de accionistas que representen el treinta por ciento (30 %) de las acciones con derecho a voto, salvo que el estatuto fije quórum mayor o menor',
    ),
  ],
  '1, Ley General de Sociedades 19.550, artículo 246, inciso 1': [
    argentina('246, inciso 1', 'Si estuviere presente la totalidad del capital'),
  ],
  '1, Ley General de Sociedades Mercantiles, artículo 189': [
    mexico('189', 'deberá estar representada, por lo menos, la mitad del capital social'),
  ],
  '2, Ley General de Sociedades Mercantiles, artículo 191': [
    mexico('191', 'cualquiera que sea el número de acciones representadas'),
  ],
  '1, Ley General de Sociedades Mercantiles, artículo 190': [
    mexico('190', 'deberán estar representadas, por lo menos, las tres cuartas partes del capital'),
  ],
  '1, Ley General de Sociedades Mercantiles, artículo 178': [
    mexico('178', 'las resoluciones tomadas fuera de asamblea'),
  ],
  '1, Ley General de Sociedades Mercantiles, artículo 199': [
    mexico(
      '199',
      'A solicitud de los accionistas que reúnan el veinticinco por ciento de las acciones representadas en una Asamblea, se aplazará',
    ),
  ],
};

/** The words of the article that asks for the quorum of a call; none where they were not read. */
export function quorumQuotes(call: number, source: Source): readonly Quote[] {
  return quorumWords[quorumKey(call, source)] ?? [];
}

/** `1, Ley 675 de 2001, artículo 45` */
export function quorumKey(call: number, source: Source): string {
  return `${call}, ${citeSource(source)}`;
}
