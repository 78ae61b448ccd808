import * as z from 'zod';
import type { Assembly } from '../../kernel/assemblies/assembly.ts';
import { packIds } from '../../kernel/assemblies/packId.ts';
import type { MajorityBylaw } from '../../kernel/bylaws/majorityBylaw.ts';
import type { QuorumBylaw } from '../../kernel/bylaws/quorumBylaw.ts';
import { countries } from '../../kernel/countries/country.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { decideArrears } from '../../laws/assemblies/decideArrears.ts';
import { decideQuorum } from '../../laws/assemblies/decideQuorum.ts';
import { decideMajority, matterName } from '../../laws/assemblies/majorities.ts';
import { packOf } from '../../laws/rulePacks/rulePacks.ts';
import type { RereadDraft } from './rereadDraft.ts';

/** `POST /api/settings/law`: the whole of it, so that saving it again changes nothing. */
export const setLawRequest = z.strictObject({
  rulePack: z.enum(packIds),
  /** Of a law without country; that of the law wins. */
  country: z.enum(countries),
  /** Whether all of it is housing; null: nobody said, and it is voted as housing. */
  residential: z.boolean().nullable(),
});
export type SetLawRequest = z.infer<typeof setLawRequest>;

/** The settings that another law leaves behind. */
export interface LeftBehind {
  /** The matters whose majority of the bylaws the new law does not let stand, as they are called. */
  readonly majorities: readonly string[];
  /** Whether it does not let some of the quorums of the bylaws stand. */
  readonly quorums: boolean;
  /** Whether it does not let them take what they took from those in arrears. */
  readonly arrears: boolean;
}

export interface SetLawAnswer extends LeftBehind {
  /** The drafts that are decided otherwise from now on. */
  readonly changed: readonly RereadDraft[];
  /** The bylaws on proxies were taken away: the new law does not let them stand. */
  readonly proxyBylaws: boolean;
}

type Lawful = Pick<
  Assembly,
  'rulePack' | 'country' | 'residential' | 'majorities' | 'quorums' | 'arrears'
>;

/**
 * The assembly under that law and use, with the majorities and quorums of its bylaws that still stand. Another law is
 * refused once the meeting began; what it is used for may be mended at any time, as the bylaws may.
 */
export function decideLaw<A extends Lawful>(
  assembly: A,
  { rulePack, country, residential }: SetLawRequest,
  hasBegun: boolean,
): Outcome<{ readonly assembly: A; readonly left: LeftBehind }> {
  if (rulePack !== assembly.rulePack && hasBegun) return refuse('law-in-use');
  const pack = packOf(rulePack);
  const { residential: _use, majorities: _bylaws, quorums = [], arrears, ...others } = assembly;
  // Only where it changes something is it kept: nobody would read it elsewhere.
  const use = pack.elsewhere === undefined || residential === null ? {} : { residential };
  const law = { rulePack, country: pack.country ?? country, ...use };
  const { kept, left } = standing(law, assembly.majorities ?? []);
  const asked = standingQuorums(law, quorums);
  const stands = arrears === undefined || decideArrears(law, { asks: arrears }).ok;
  return accept({
    assembly: {
      ...others,
      ...law,
      ...(kept.length === 0 ? {} : { majorities: kept }),
      ...(asked.length === 0 ? {} : { quorums: asked }),
      ...(stands && arrears !== undefined ? { arrears } : {}),
    } as A,
    left: {
      majorities: left.map(({ matterId }) => matterName(assembly, matterId)),
      quorums: asked.length < quorums.length,
      arrears: !stands,
    },
  });
}

function standingQuorums(
  law: Pick<Lawful, 'rulePack'>,
  noted: readonly QuorumBylaw[],
): readonly QuorumBylaw[] {
  const inOrder = [...noted].sort((a, b) => a.call - b.call);
  return inOrder.reduce<readonly QuorumBylaw[]>((quorums, one) => {
    const next = decideQuorum({ ...law, quorums }, one);
    return next.ok ? next.value : quorums;
  }, []);
}

function standing(law: Pick<Lawful, 'rulePack'>, noted: readonly MajorityBylaw[]) {
  let kept: readonly MajorityBylaw[] = [];
  const left: MajorityBylaw[] = [];
  for (const one of noted) {
    const next = decideMajority({ ...law, majorities: kept }, one);
    if (next.ok) kept = next.value;
    else left.push(one);
  }
  return { kept, left };
}
