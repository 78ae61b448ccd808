import { isPathSegment, paths as spelled } from '@asamblea/domain';
import { Refused } from '../platform/refused.ts';

/**
 * The paths of the domain, of texts that can be a segment of one. Any other names nothing that is there: a
 * slash in it would lead to a document of another kind.
 */
export const paths = Object.fromEntries(
  Object.entries(spelled).map(([name, spell]) => [name, ofSegments(spell)]),
) as typeof spelled;

function ofSegments(spell: (...segments: never[]) => string) {
  return (...segments: never[]): string => {
    const areSound = segments.every((one) => typeof one !== 'string' || isPathSegment(one));
    if (!areSound) throw new Refused({ code: 'not-found' });
    return spell(...segments);
  };
}
