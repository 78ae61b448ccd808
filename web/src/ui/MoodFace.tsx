import { Icon } from './widgets/Icon.tsx';
import {
  dissatisfiedIcon,
  neutralIcon,
  satisfiedIcon,
  veryDissatisfiedIcon,
  verySatisfiedIcon,
} from './widgets/icons.ts';

const faces = {
  great: verySatisfiedIcon,
  good: satisfiedIcon,
  fine: neutralIcon,
  bad: dissatisfiedIcon,
  awful: veryDissatisfiedIcon,
} as const;
export type Face = keyof typeof faces;

/** The face of an option of a mood card; the word beside it says the same. */
export function MoodFace({ face }: { readonly face: Face | null }) {
  return face === null ? null : <Icon path={faces[face]} className="mood-face" />;
}
