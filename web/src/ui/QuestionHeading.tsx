import { Typography } from '@mui/material';
import { screenSize } from './screenSize.ts';

/** The question as a hall reads it: long texts take a smaller size, never less than the floor. */
export function QuestionHeading({ text }: { readonly text: string }) {
  const size = text.length > 220 ? 3 : text.length > 110 ? 4.2 : 6;
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
