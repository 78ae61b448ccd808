import { attorneyKinds } from '../../kernel/bylaws/proxyBylaws.ts';
import type { Source } from '../../kernel/bylaws/source.ts';
import type { BarredRule, ProxyRules } from '../../laws/aspects/proxyRules.ts';
import { ley21442 } from '../../laws/chile/clSources.ts';
import { leyCdmx } from '../../laws/mexico/mxSources.ts';
import { bylawSource, unverifiedSource } from '../../laws/rules/lawSources.ts';

const writtenForms = [
  'written',
  'electronic',
  'signed',
  'certified',
  'deed',
  'general-power',
] as const;

/** What a law whose text could not be read is taken to say: the ordinary rules of the mandate. */
function ordinary(source: Source): Omit<ProxyRules, 'packId' | 'barred' | 'cap'> {
  return {
    attorneys: { kinds: attorneyKinds, bylaws: 'any', source },
    form: { forms: writtenForms, bylaws: 'any', source },
    special: { rule: 'no', source },
    substitution: { kind: 'if-granted', bylaws: 'any', source },
    winner: { order: 'latest-written', bylaws: 'any', source },
    attendance: { effect: 'asks', source },
    carryOver: { laterCall: true, resumption: true, source },
    coOwners: { source },
    solicitation: null,
    wholeHolding: null,
  };
}

const clNotRead = ['Revise el reglamento.', 'El texto de la ley no se ha leído.'] as const;
const clAdministrator = ley21442(
  'artículo 15',
  'Lo prohibía la Ley 19.537, artículo 20.',
  'El texto vigente no se ha leído.',
);

export const clProxies: ProxyRules = {
  ...ordinary(ley21442('artículo 15', ...clNotRead)),
  packId: 'cl-21442',
  cap: { limit: null, bylaws: 'any', source: ley21442('artículo 15', ...clNotRead) },
  barred: {
    offices: [forbidden('administrator', 'representing', clAdministrator)],
    bylaws: 'stricter',
    source: clAdministrator,
  },
};

const cdmxNotRead = ['Revise el reglamento.', 'El texto del artículo no se ha leído.'] as const;
const cdmxCap = leyCdmx(
  'artículo 31',
  'Se cita un máximo de dos condóminos por representante.',
  'El texto no se ha leído.',
);
const cdmxAdministrator = leyCdmx(
  'artículo 31',
  'Se cita que el administrador no representa a nadie.',
  'El texto no se ha leído.',
);

export const cdmxProxies: ProxyRules = {
  ...ordinary(leyCdmx('artículo 31', ...cdmxNotRead)),
  packId: 'mx-cdmx',
  cap: { limit: { max: 2, of: 'grantors' }, bylaws: 'stricter', source: cdmxCap },
  barred: {
    offices: [forbidden('administrator', 'representing', cdmxAdministrator)],
    bylaws: 'stricter',
    source: cdmxAdministrator,
  },
};

const lgsm = (article: string) =>
  unverifiedSource(
    'Ley General de Sociedades Mercantiles',
    `artículo ${article}`,
    '',
    'El texto del artículo no se ha leído.',
  );
const lgsmOffices = ['administrator', 'director', 'commissioner'] as const;

export const lgsmProxies: ProxyRules = {
  ...ordinary(lgsm('192')),
  packId: 'mx-lgsm',
  cap: { limit: null, bylaws: 'any', source: lgsm('192') },
  barred: {
    offices: [
      ...lgsmOffices.map((office) => forbidden(office, 'representing', lgsm('192'))),
      ...lgsmOffices.map((office) => forbidden(office, 'accounts', lgsm('197'))),
    ],
    bylaws: 'stricter',
    source: lgsm('192'),
  },
};

export const genericProxies: ProxyRules = {
  ...ordinary(bylawSource('Lo usual en un poder, mientras los estatutos no digan otra cosa.')),
  packId: 'generic',
  cap: {
    limit: null,
    bylaws: 'any',
    source: bylawSource('Ningún máximo, mientras los estatutos no lo fijen.'),
  },
  barred: {
    offices: [],
    bylaws: 'any',
    source: bylawSource('Nadie tiene prohibido representar, mientras los estatutos no lo digan.'),
  },
};

function forbidden(
  office: BarredRule['office'],
  from: BarredRule['from'],
  source: Source,
): BarredRule {
  return { office, from, force: 'forbidden', source };
}
