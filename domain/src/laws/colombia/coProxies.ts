import type { PackOf } from '../../kernel/assemblies/packId.ts';
import { attorneyKinds, type ProxyOffice } from '../../kernel/bylaws/proxyBylaws.ts';
import type { Source } from '../../kernel/bylaws/source.ts';
import { ordinaryProxies } from '../aspects/ordinaryProxies.ts';
import type { BarredRule, ProxyRules } from '../aspects/proxyRules.ts';
import { bylawSource, unverifiedSource } from '../rules/lawSources.ts';
import {
  codigoCivilCo,
  codigoComercioCo,
  cstOf1950,
  ley79,
  ley675,
  ley1258,
  sasRemission,
} from './coSources.ts';

const comercio = 'Código de Comercio de Colombia';
const sameMeeting =
  'La ley no dice si el poder sirve en la segunda convocatoria; se entiende que sí, porque es la misma reunión.';

const winner: ProxyRules['winner'] = {
  order: 'latest-written',
  bylaws: 'none',
  source: codigoCivilCo(
    '2190',
    'Encargar lo mismo a otra persona revoca el poder anterior; uno especial deja en pie el general para lo demás.',
  ),
};

const attendance: ProxyRules['attendance'] = {
  effect: 'asks',
  source: codigoCivilCo(
    '2191',
    'El poder se revoca cuando se quiera; la ley no dice que asistir lo revoque, así que se pregunta.',
  ),
};

const coPh: ProxyRules = {
  packId: 'co-ph',
  cap: {
    limit: null,
    bylaws: 'any',
    source: ley675('37', 'La ley no fija un máximo de poderes; puede fijarlo el reglamento.'),
  },
  barred: {
    offices: (['administrator', 'employee'] as const).map((office) => ({
      office,
      from: 'representing',
      force: 'advised',
      source: unverifiedSource(
        comercio,
        'artículo 185',
        'La Ley 675 no lo prohíbe; se aplica por analogía.',
      ),
    })),
    bylaws: 'stricter',
    source: ley675('37', 'La ley no prohíbe a nadie representar; puede hacerlo el reglamento.'),
  },
  attorneys: {
    kinds: attorneyKinds,
    bylaws: 'stricter',
    source: ley675('37', 'La ley habla de representantes o delegados, sin más condiciones.'),
  },
  form: {
    forms: ['written', 'electronic', 'signed', 'certified', 'deed', 'general-power'],
    bylaws: 'stricter',
    source: unverifiedSource(
      'Ley 675 de 2001',
      'artículo 37',
      'La ley no fija la forma; lo prudente es pedir el poder por escrito.',
    ),
  },
  special: { rule: 'no', source: ley675('37', 'La ley no pide un poder para cada asamblea.') },
  substitution: {
    kind: 'unless-forbidden',
    bylaws: 'stricter',
    source: codigoCivilCo('2161'),
  },
  winner,
  attendance,
  carryOver: {
    laterCall: true,
    resumption: true,
    source: unverifiedSource('Ley 675 de 2001', 'artículo 41', sameMeeting),
  },
  coOwners: {
    source: unverifiedSource(
      comercio,
      'artículo 148',
      'La Ley 675 no lo dice; se aplica por analogía.',
    ),
  },
  solicitation: null,
  wholeHolding: null,
};

/** Directors and managers are administrators (Ley 222 de 1995, artículo 22). */
const coAdministrators = ['administrator', 'director', 'manager'] as const;

const coSa: ProxyRules = {
  packId: 'co-sa',
  cap: {
    limit: null,
    bylaws: 'any',
    source: codigoComercioCo('184', 'La ley no fija un máximo; los estatutos agregan requisitos.'),
  },
  barred: {
    offices: [
      ...barredBy185([...coAdministrators, 'employee'], 'representing'),
      ...barredBy185([...coAdministrators, 'employee'], 'accounts'),
    ],
    bylaws: 'stricter',
    source: codigoComercioCo('185'),
  },
  attorneys: {
    kinds: attorneyKinds,
    bylaws: 'stricter',
    source: codigoComercioCo('184'),
  },
  form: {
    forms: ['written', 'electronic', 'signed', 'certified', 'deed', 'general-power'],
    bylaws: 'stricter',
    source: codigoComercioCo('184', 'Por escrito y con los demás requisitos de los estatutos.'),
  },
  special: {
    rule: 'dated',
    source: codigoComercioCo('184', 'El poder dice la fecha o la época de las reuniones.'),
  },
  substitution: {
    kind: 'named',
    bylaws: 'stricter',
    source: codigoComercioCo('184', 'El poder dice quién puede sustituir al apoderado.'),
  },
  winner,
  attendance,
  carryOver: {
    laterCall: true,
    resumption: true,
    source: unverifiedSource(comercio, 'artículo 184', sameMeeting),
  },
  coOwners: { source: codigoComercioCo('148') },
  solicitation: null,
  wholeHolding: null,
};

const by184 = unverifiedSource(comercio, 'artículo 184', sasRemission);

const coSas: ProxyRules = {
  ...coSa,
  packId: 'co-sas',
  cap: { limit: null, bylaws: 'any', source: by184 },
  barred: {
    offices: [],
    bylaws: 'stricter',
    source: ley1258(
      '38',
      'La prohibición del artículo 185 del Código de Comercio no rige, salvo que los estatutos la pongan.',
    ),
  },
  attorneys: { kinds: attorneyKinds, bylaws: 'stricter', source: by184 },
  form: { ...coSa.form, source: by184 },
  special: { rule: 'dated', source: by184 },
  substitution: { kind: 'named', bylaws: 'stricter', source: by184 },
  coOwners: { source: unverifiedSource(comercio, 'artículo 148', sasRemission) },
};

/** The general articles of companies say «asamblea o junta de socios». */
const coLtda: ProxyRules = { ...coSa, packId: 'co-ltda' };

/** Article 33: nobody may be represented, but for legal persons, whose organ or whom it names comes. */
function ofCooperative(packId: 'co-cooperativa' | 'co-delegados'): ProxyRules {
  const source = ley79(
    '33',
    'Nadie puede delegar su representación. Una persona jurídica participa por su representante legal o por quien él designe.',
  );
  return {
    ...ordinaryProxies(
      unverifiedSource(
        'Ley 79 de 1988',
        'artículo 33',
        'La ley no dice más de quien representa; se sigue lo ordinario del mandato.',
      ),
    ),
    winner,
    attendance,
    packId,
    cap: { limit: { max: 0, of: 'grantors' }, bylaws: 'none', source },
    attorneys: { kinds: ['legal'], bylaws: 'none', source },
    barred: { offices: [], bylaws: 'stricter', source },
  };
}

const coSindicato: ProxyRules = {
  ...ordinaryProxies(
    bylawSource(
      'El Código no regula poderes; si los estatutos los admiten, se sigue lo ordinario.',
    ),
  ),
  winner,
  attendance,
  packId: 'co-sindicato',
  cap: {
    limit: { max: 0, of: 'grantors' },
    bylaws: 'laxer',
    source: cstOf1950(
      '386 y 387',
      '403 y 404',
      'Solo se computan los votos de los socios presentes; los estatutos pueden admitir otros sistemas de representación.',
    ),
  },
  barred: {
    offices: [],
    bylaws: 'any',
    source: bylawSource('Nadie tiene prohibido representar, mientras los estatutos no lo digan.'),
  },
};

function barredBy185(
  offices: readonly ProxyOffice[],
  from: BarredRule['from'],
): readonly BarredRule[] {
  const source: Source = codigoComercioCo('185', 'Salvo la representación legal.');
  return offices.map((office) => ({ office, from, force: 'forbidden', source }));
}

/** How the laws of the country want units represented. */
export const coProxies: Readonly<Record<PackOf<'co'>, ProxyRules>> = {
  'co-ph': coPh,
  'co-sas': coSas,
  'co-sa': coSa,
  'co-ltda': coLtda,
  'co-cooperativa': ofCooperative('co-cooperativa'),
  'co-delegados': ofCooperative('co-delegados'),
  'co-sindicato': coSindicato,
};
