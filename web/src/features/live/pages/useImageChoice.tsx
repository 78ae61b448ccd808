import { type ReactNode, useState } from 'react';
import { ImageChooser } from './ImageChooser.tsx';
import type { ChosenImage } from './PartsEditor.tsx';

type Answer = (image: ChosenImage | null) => void;

/** Asks for an image and waits for the answer; `dialog` goes somewhere in the page. */
export function useImageChoice(cot: string): {
  readonly chooseImage: () => Promise<ChosenImage | null>;
  readonly dialog: ReactNode;
} {
  const [asked, setAsked] = useState<{ readonly answer: Answer } | null>(null);
  return {
    chooseImage: () => new Promise((answer) => setAsked({ answer })),
    dialog: asked !== null && (
      <ImageChooser
        cot={cot}
        onChosen={(image) => {
          setAsked(null);
          asked.answer(image);
        }}
      />
    ),
  };
}
