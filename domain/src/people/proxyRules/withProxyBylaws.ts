import {
  type ProxyBylaws,
  type ProxyCap,
  type SubstitutionKind,
  substitutionKinds,
} from '../../kernel/bylaws/proxyBylaws.ts';
import { citeSource } from '../../kernel/bylaws/source.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { BylawPower, ProxyRules } from '../../laws/aspects/proxyRules.ts';
import { packOf } from '../../laws/rulePacks/rulePacks.ts';
import { admitsNone } from './proxyCap.ts';

type Change = 'same' | 'stricter' | 'laxer' | 'both';

const aspects = ['cap', 'attorneys', 'barred', 'form', 'substitution', 'winner'] as const;
type Aspect = (typeof aspects)[number];

/**
 * The rules with what the bylaws change. A change that the law does not let them make refuses the whole
 * (`proxy-rule-fixed`, with the article); saying the same as the law is never refused.
 * Bylaws may lower how many one represents, but a right to be represented is not theirs to take, in no matter.
 */
export function withProxyBylaws(rules: ProxyRules, bylaws: ProxyBylaws): Outcome<ProxyRules> {
  const { source } = bylaws;
  const offices = bylaws.barred ?? [];
  const cap = bylaws.cap ?? rules.cap.limit;
  const kinds = bylaws.attorneys ?? rules.attorneys.kinds;
  const forms = bylaws.forms ?? rules.form.forms;
  const substitution = bylaws.substitution ?? rules.substitution.kind;
  const order = bylaws.order ?? rules.winner.order;
  const changes = {
    cap: capChange(rules.cap.limit, cap),
    attorneys: listChange(rules.attorneys.kinds, kinds),
    barred: offices.length === 0 ? 'same' : 'stricter',
    form: listChange(rules.form.forms, forms),
    substitution: numberChange(rankOf(rules.substitution.kind), rankOf(substitution)),
    winner: order === rules.winner.order ? 'same' : 'both',
  } as const satisfies Record<Aspect, Change>;
  const takesRight =
    admitsNone(cap) && !admitsNone(rules.cap.limit) && rules.cap.mayBeNone !== true;
  const weighs = bylaws.share !== undefined && !allows(rules.cap.bylaws, 'stricter');
  const matterIds = bylaws.inPerson ?? [];
  const known = new Set(packOf(rules.packId).matters.map(({ matterId }) => matterId));
  const isUnknown = matterIds.some((matterId) => !known.has(matterId));
  const bars = matterIds.length > 0 && (isUnknown || rules.cap.mayBeNone !== true);
  const fixed =
    takesRight || weighs || bars
      ? 'cap'
      : aspects.find((aspect) => !allows(rules[aspect].bylaws, changes[aspect]));
  if (fixed !== undefined) return refuse('proxy-rule-fixed', `${citeSource(rules[fixed].source)}.`);

  const sourceOf = (aspect: Aspect) => (changes[aspect] === 'same' ? rules[aspect].source : source);
  return accept({
    ...rules,
    cap: { ...rules.cap, limit: cap, source: sourceOf('cap') },
    ...(bylaws.share === undefined ? {} : { share: { most: bylaws.share, source } }),
    ...(matterIds.length === 0 ? {} : { inPerson: { matterIds, source } }),
    attorneys: { ...rules.attorneys, kinds, source: sourceOf('attorneys') },
    barred: {
      ...rules.barred,
      offices: [
        ...rules.barred.offices,
        ...offices.map((office) => ({
          office,
          from: 'representing' as const,
          force: 'forbidden' as const,
          source,
        })),
      ],
      source: sourceOf('barred'),
    },
    form: { ...rules.form, forms, source: sourceOf('form') },
    substitution: { ...rules.substitution, kind: substitution, source: sourceOf('substitution') },
    winner: { ...rules.winner, order, source: sourceOf('winner') },
  });
}

function allows(power: BylawPower, change: Change): boolean {
  return change === 'same' || power === 'any' || power === change;
}

/** A cap where there was none, or a lower one of the same kind, is stricter. */
function capChange(law: ProxyCap | null, cap: ProxyCap | null): Change {
  if (cap === null) return 'same';
  if (law === null) return 'stricter';
  return law.of === cap.of ? numberChange(law.max, cap.max) : 'both';
}

function numberChange(law: number, bylaw: number): Change {
  if (law === bylaw) return 'same';
  return bylaw < law ? 'stricter' : 'laxer';
}

/** A shorter list of admitted things is stricter. */
function listChange<T>(law: readonly T[], bylaw: readonly T[]): Change {
  const removes = law.some((one) => !bylaw.includes(one));
  const adds = bylaw.some((one) => !law.includes(one));
  if (removes && adds) return 'both';
  if (removes) return 'stricter';
  return adds ? 'laxer' : 'same';
}

function rankOf(kind: SubstitutionKind): number {
  return substitutionKinds.indexOf(kind);
}
