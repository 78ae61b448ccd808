import { Typography } from '@mui/material';
import { screenSize } from './screenSize.ts';

interface QuestionHeadingProps {
  readonly text: string;
  /** Where much else has to fit. */
  readonly isCompact?: boolean;
}

/** The question as a hall reads it: long texts take a smaller size, never less than the floor. */
export function QuestionHeading({ text, isCompact = false }: QuestionHeadingProps) {
  const size = text.length > 220 ? 3 : isCompact || text.length > 110 ? 4.2 : 6;
  return (
    <Typography
      component="h1"
      sx={{
        fontSize: screenSize(size, 1.25),
        lineHeight: 1.2,
        fontWeight: 700,
        textWrap: 'balance',
        overflowWrap: 'anywhere',
      }}
    >
      {text}
    </Typography>
  );
}
