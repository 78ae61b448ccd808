import BadIcon from '@mui/icons-material/SentimentDissatisfiedOutlined';
import FineIcon from '@mui/icons-material/SentimentNeutralOutlined';
import GoodIcon from '@mui/icons-material/SentimentSatisfiedOutlined';
import AwfulIcon from '@mui/icons-material/SentimentVeryDissatisfiedOutlined';
import GreatIcon from '@mui/icons-material/SentimentVerySatisfiedOutlined';

const faces = {
  great: GreatIcon,
  good: GoodIcon,
  fine: FineIcon,
  bad: BadIcon,
  awful: AwfulIcon,
} as const;
export type Face = keyof typeof faces;

/** The face of an option of a mood card; the word beside it says the same. */
export function MoodFace({ face }: { readonly face: Face | null }) {
  if (face === null) return null;
  const Mark = faces[face];
  return <Mark aria-hidden sx={{ fontSize: '1.4em' }} />;
}
