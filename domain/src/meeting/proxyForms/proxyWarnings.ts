import { citeSource, type Source } from '../../kernel/bylaws/source.ts';
import type { ProxyRules } from '../../laws/aspects/proxyRules.ts';
import { admitsNone, sayCap } from '../../people/proxyRules/proxyCap.ts';
import {
  attorneyKindNames,
  proxyOfficeNames,
  sayMatters,
} from '../../people/proxyRules/proxyNames.ts';
import { sayMost } from '../../people/proxyRules/proxyShare.ts';

/** The facts that the grantor of a proxy has to know, each sentence with its article. */
export function proxyWarnings(rules: ProxyRules): readonly string[] {
  const { cap, share, inPerson, barred, attorneys, substitution, coOwners, wholeHolding } = rules;
  const offices = (force: 'forbidden' | 'advised') =>
    barred.offices.filter((one) => one.from === 'representing' && one.force === force);
  const said = (rows: typeof barred.offices) =>
    rows.map(({ office }) => proxyOfficeNames[office].toLowerCase()).join(', ');
  if (admitsNone(cap.limit)) {
    return [
      `No se admiten poderes: cada persona asiste por sí misma ${cite(cap.source)}.`,
      'Solo representa a otra quien lo hace por ley, como el representante legal de una entidad o quien tiene la tutela de alguien.',
    ];
  }
  const [forbidden, advised] = [offices('forbidden'), offices('advised')];
  return [
    ...(cap.limit === null
      ? []
      : [`Una persona puede representar a lo sumo ${sayCap(cap.limit)} ${cite(cap.source)}.`]),
    ...(share === undefined
      ? []
      : [
          `Una persona puede representar a lo sumo el ${sayMost(share.most)} del total ${cite(share.source)}.`,
        ]),
    ...(inPerson === undefined
      ? []
      : [`No valen poderes para ${sayMatters(rules)} ${cite(inPerson.source)}.`]),
    ...(forbidden[0] === undefined
      ? []
      : [`No pueden representar a otros: ${said(forbidden)} ${cite(forbidden[0].source)}.`]),
    ...(advised[0] === undefined
      ? []
      : [`No es prudente que representen a otros: ${said(advised)} ${cite(advised[0].source)}.`]),
    ...(attorneys.kinds.includes('other')
      ? []
      : [
          `Solo pueden ser apoderados: ${attorneys.kinds.map((kind) => attorneyKindNames[kind].toLowerCase()).join(', ')} ${cite(attorneys.source)}.`,
        ]),
    `Si la unidad es de varios, todos nombran a una sola persona ${cite(coOwners.source)}.`,
    ...(substitution.kind === 'never' || substitution.kind === 'named'
      ? [`El apoderado no puede pasar el encargo a quien quiera ${cite(substitution.source)}.`]
      : []),
    ...(wholeHolding === null
      ? []
      : [`El poder debe cubrir todo lo que usted tiene ${cite(wholeHolding.source)}.`]),
    'Usted puede revocarlo cuando quiera, y quien asiste decide en la mesa si lo revoca.',
  ];
}

function cite(source: Source): string {
  return `(${citeSource(source)})`;
}
