import type { Source } from '../../kernel/bylaws/source.ts';
import { unverifiedSource } from '../rules/lawSources.ts';
import type { CountingLaw } from './countingLaw.ts';

/** How the bylaws are called where each law has them. */
type BylawsName = 'el reglamento' | 'el estatuto' | 'los estatutos';

function mostVoted(law: BylawsName): Source {
  const says = law === 'los estatutos' ? 'lo dicen' : 'lo dice';
  const note = `No consta que la ley dé la elección a los más votados: compruebe que ${law} ${says}.`;
  return unverifiedSource(law, '', note);
}

/** The seats go by quotient, by the law or where the bylaws are silent. */
export function ordered(source: Source): CountingLaw {
  const bylaws = mostVoted('los estatutos');
  return { method: 'quotient', blankInQuotient: true, source, asksMajority: true, bylaws };
}

/** The bylaws say how slates are counted. */
export function leftTo(
  law: BylawsName,
  note = `La ley no regula planchas: ${law === 'los estatutos' ? 'mandan' : 'manda'} ${law}.`,
): CountingLaw {
  const source = unverifiedSource(law, '', note);
  const bylaws = mostVoted(law);
  return { method: null, blankInQuotient: false, source, asksMajority: true, bylaws };
}
