import { screenSize } from '../device/screenSize.ts';

interface QuestionHeadingProps {
  readonly text: string;
  /** Where much else has to fit. */
  readonly isCompact?: boolean;
}

/** The question as a hall reads it: long texts take a smaller size, never less than the floor. */
export function QuestionHeading({ text, isCompact = false }: QuestionHeadingProps) {
  const size = text.length > 220 ? 4 : isCompact || text.length > 110 ? 4.8 : 6.6;
  return (
    <h1 className="text question-heading" style={{ fontSize: screenSize(size, 1.25) }}>
      {text}
    </h1>
  );
}
