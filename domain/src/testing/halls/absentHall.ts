import type { VoteKind } from '../../laws/findings/figures.ts';
import { quorumOf } from '../../laws/quorum/quorum.ts';
import { packOf, ruleOf } from '../../laws/rulePacks/rulePacks.ts';
import { scopesOf } from '../../laws/verdicts/scopesOf.ts';
import { countPresence } from '../../meeting/quorum/countPresence.ts';
import type { ConsentNotice } from '../../polls/consents/consentNotice.ts';
import type { FrozenUnit } from '../../polls/consents/frozenUnit.ts';
import { rollOfFrozen } from '../../polls/consents/frozenUnit.ts';

const point = 1_000_000;
const pack = packOf('es-lph');
export const threeFifths = ruleOf(pack, 'es-lph/three-fifths');
/** Three fifths of owners and quotas, thirty days for the absent. */
export const absentQuestion = { rule: threeFifths, rulePack: 'es-lph' } as const;

/** `ana:A:30:favour`: the person, the unit, the weight and the vote; nothing or `debtor`: they did not come. */
export function hallOf(...told: readonly string[]): readonly FrozenUnit[] {
  return told.map((one) => {
    const [owner = '', unitId = '', points = '0', did = ''] = one.split(':');
    const vote = did === '' || did === 'debtor' || did === 'silent' ? null : (did as VoteKind);
    return {
      ...{ unitId, label: `Piso ${unitId}`, headId: owner, ownerIds: [owner] },
      ...{ ownerNames: [owner], weight: Number(points) * point, vote },
      ...{ present: vote !== null || did === 'silent', inArrears: did === 'debtor' },
    };
  });
}

/** The quorum of a second call: any attendance is enough. */
export function quorumIn(frozen: readonly FrozenUnit[]) {
  const { quorum, exclusions } = threeFifths;
  const present = countPresence(rollOfFrozen(frozen), scopesOf(threeFifths), exclusions);
  return quorumOf(quorum, 2, present, pack.vocabulary);
}

export function noticeOf(
  noticeId: string,
  notifiedOn: string | null,
  objectedOn: string | null = null,
): ConsentNotice {
  const by = { by: 'chair', at: 0 };
  return {
    ...{ noticeId, undone: [] },
    notice: notifiedOn === null ? null : { on: notifiedOn, means: 'in-hand', proof: '', ...by },
    objection:
      objectedOn === null
        ? null
        : {
            ...{ on: objectedOn, means: 'email', reason: '', fileId: null, ...by },
            afterSettling: false,
          },
  };
}

export function noticesOf(...all: readonly ConsentNotice[]): ReadonlyMap<string, ConsentNotice> {
  return new Map(all.map((one) => [one.noticeId, one]));
}
