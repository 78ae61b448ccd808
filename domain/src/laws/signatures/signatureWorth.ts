import type { PackId } from '../../kernel/assemblies/packId.ts';
import { citeSource, type Source } from '../../kernel/bylaws/source.ts';
import { type Country, knownCountry } from '../../kernel/countries/country.ts';

/**
 * The forms that a law tells apart: marks made on a screen, a hand on paper of which a copy was handed in, and a signature
 * that a certificate backs.
 */
export const signatureForms = ['electronic', 'handwritten', 'certified'] as const;
export type SignatureForm = (typeof signatureForms)[number];

/** The value of a form of signature before the law of the assembly. */
export interface SignatureWorth {
  /** A sentence, as people read it beside the way of signing and on the sheet. */
  readonly says: string;
  /** Where it says so; empty: no article is claimed. */
  readonly sources: readonly Source[];
}

type Worths = Readonly<Record<SignatureForm, SignatureWorth>>;

const paper: SignatureWorth = {
  says: 'La firma está en el papel: guárdelo, porque lo que se sube es una copia.',
  sources: [],
};
const unread = 'Redactado de memoria: falta leer el texto vigente.';

function of(law: string, article: string): Source {
  return { law, article, verified: false, doubt: unread };
}

const ccyc = of('Código Civil y Comercial', 'artículo 288');
const eidas = 'Reglamento (UE) 910/2014';
const spanishDocument = of('Ley 6/2020', 'artículo 3');
const chilean = of('Ley 19.799', 'artículo 3');

const byCountry: Readonly<Record<Country, Worths>> = {
  AR: {
    electronic: {
      says: 'Es una firma electrónica: si alguien la desconoce, quien la invoca debe probar que es válida.',
      sources: [of('Ley 25.506', 'artículo 5')],
    },
    handwritten: {
      says: 'La firma de puño y letra prueba de quién es lo escrito. Guarde el papel: lo que se sube es una copia.',
      sources: [ccyc],
    },
    certified: {
      says: 'Satisface el requisito de la firma si es una firma digital: su certificado debe ser de un certificador licenciado.',
      sources: [ccyc, of('Ley 25.506', 'artículos 2 y 9')],
    },
  },
  CO: {
    electronic: {
      says: 'Vale como firma si el método identifica a quien firma, muestra que aprueba lo firmado y es confiable y apropiado para ello.',
      sources: [of('Ley 527 de 1999', 'artículo 7'), of('Decreto 2364 de 2012', 'artículo 3')],
    },
    handwritten: paper,
    certified: {
      says: 'Tiene la fuerza de una firma manuscrita si cumple lo que se pide a la firma digital.',
      sources: [of('Ley 527 de 1999', 'artículo 28')],
    },
  },
  CL: {
    electronic: {
      says: 'Lo suscrito con firma electrónica es válido como lo celebrado por escrito y en papel, salvo lo que la ley exceptúa.',
      sources: [chilean],
    },
    handwritten: paper,
    certified: {
      says: 'Es válida como la firma en papel; es avanzada si la certifica un prestador acreditado.',
      sources: [chilean, of('Ley 19.799', 'artículo 2')],
    },
  },
  MX: {
    electronic: {
      says: 'En actos de comercio produce los efectos de la firma autógrafa y se admite como prueba. Solo es fiable si sus datos dependen en exclusiva de quien firma y se nota cualquier cambio.',
      sources: [of('Código de Comercio', 'artículos 89 y 97')],
    },
    handwritten: paper,
    certified: {
      says: 'En actos de comercio es avanzada o fiable si sus datos dependen en exclusiva de quien firma y se nota cualquier cambio.',
      sources: [of('Código de Comercio', 'artículo 97')],
    },
  },
  ES: {
    electronic: {
      says: 'Se admite como prueba en juicio: no se le niegan efectos por ser electrónica, pero no equivale por sí sola a la manuscrita.',
      sources: [of(eidas, 'artículo 25.1'), spanishDocument],
    },
    handwritten: paper,
    certified: {
      says: 'Equivale a la firma manuscrita si es cualificada: con un certificado cualificado y un dispositivo cualificado.',
      sources: [of(eidas, 'artículo 25.2'), spanishDocument],
    },
  },
};

/** Where no law is known nothing is claimed. */
const unknown: SignatureWorth = {
  says: 'No conocemos la ley que se le aplica: consulte qué vale esta firma.',
  sources: [],
};

/**
 * The worth of a signature of that form under the law of a pack. Sources: the articles that each row cites, and
 * none where the law of the country was not told (`generic`).
 */
export function signatureWorth(packId: PackId, form: SignatureForm): SignatureWorth {
  const country = knownCountry(packId.slice(0, 2).toUpperCase());
  if (country === undefined || !packId.startsWith(`${country.toLowerCase()}-`)) {
    return form === 'handwritten' ? paper : unknown;
  }
  return byCountry[country][form];
}

/** `Vale como firma si… (Ley 527 de 1999, artículo 7).` */
export function sayWorth({ says, sources }: SignatureWorth): string {
  if (sources.length === 0) return says;
  return `${says.replace(/\.$/u, '')} (${sources.map(citeSource).join('; ')}).`;
}
