import { actaRulesOf } from '../actaRules/actaRulesOf.ts';
import type { ActaBlock, ActaLine } from './actaDraft.ts';
import type { ActaItemId } from './actaItems.ts';
import { type ActaSubject, eventOf } from './actaOpening.ts';
import {
  atTime,
  blank,
  dateFigure,
  heading,
  orBlank,
  paragraph,
  phrase,
  quote,
} from './actaPhrase.ts';
import { attendeesOf, modalityOfVoters } from './actaSitting.ts';

/** Who led the meeting. */
export function actaOfficers({ details }: ActaSubject): readonly ActaBlock[] {
  const chair = orBlank(details.chair, 'nombre de quien presidió');
  const secretary = orBlank(details.secretary, 'nombre de quien hizo de secretario');
  return [
    heading('Mesa directiva'),
    paragraph(phrase`Presidió la reunión ${chair} y actuó como secretario ${secretary}.`),
  ];
}

/** Those who owe dues, where the law wants them named. */
export function actaDebtors(subject: ActaSubject): readonly ActaBlock[] {
  const { record } = subject;
  const items = actaRulesOf(record.assembly.rulePack).items.map(({ itemId }) => itemId);
  if (!items.includes('debtors') && !items.includes('deprived-of-vote')) return [];
  const { debtors } = record;
  if (debtors.length === 0) {
    return [paragraph(phrase`Según el padrón, ningún propietario está en mora.`)];
  }
  return [
    paragraph(phrase`Según el padrón, están en mora:`),
    {
      kind: 'list',
      items: debtors.map(({ unit, owner }) => phrase`${quote(unit)}: ${quote(owner)}`),
    },
  ];
}

/** What people asked to be written down, and the end. */
export function actaEnd({ record, sitting }: ActaSubject): readonly ActaBlock[] {
  const { timeZone } = record.assembly;
  const { closed } = sitting;
  const when =
    closed === null
      ? phrase`a las ${blank('hora de cierre')}`
      : phrase`${atTime(closed.at, timeZone, eventOf(closed))} del ${dateFigure(closed.at, timeZone, eventOf(closed))}`;
  return [
    heading('Constancias'),
    paragraph([blank('constancias, salvedades y nombramientos, o «ninguna»')]),
    heading('Cierre'),
    paragraph(phrase`Agotado el orden del día, la sesión se levantó ${when}`.concat(endOf(when))),
    paragraph(phrase`Aprobación del acta: ${blank('quién la aprobó y en qué fecha')}.`),
  ];
}

function endOf(when: ActaLine): ActaLine {
  return when.at(-1)?.text.endsWith('.') === true ? [] : phrase`.`;
}

const signers: readonly (readonly [ActaItemId, string])[] = [
  ['representative-signature', 'Representante legal'],
  ['two-owners-signature', 'Primer propietario designado'],
  ['two-owners-signature', 'Segundo propietario designado'],
  ['members-signature', 'Primer socio designado'],
  ['members-signature', 'Segundo socio designado'],
  ['commissioners-signature', 'Comisario'],
];

/** Space for every signature that the law asks; the chair and the secretary always sign. */
export function actaSignatures({ record, sitting, details }: ActaSubject): readonly ActaBlock[] {
  const isRemote = modalityOfVoters(attendeesOf(record, sitting)) !== 'hall';
  const asked = actaRulesOf(record.assembly.rulePack)
    .items.filter(({ when }) => when !== 'remote' || isRemote)
    .map(({ itemId }) => itemId);
  const others = signers
    .filter(([itemId]) => asked.includes(itemId))
    .map(([, office]) => phrase`${office}: ${blank('nombre')}`);
  return [
    heading('Firmas'),
    {
      kind: 'signatures',
      places: [
        phrase`Presidente: ${orBlank(details.chair, 'nombre')}`,
        phrase`Secretario: ${orBlank(details.secretary, 'nombre')}`,
        ...others,
      ],
    },
  ];
}
