import { Box } from '@mui/material';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { cleanContent, withCode } from './cleanForShow.ts';
import type { ChosenImage } from './PartsEditor.tsx';

interface VisualEditorProps {
  readonly html: string;
  readonly css: string;
  readonly cot: string;
  readonly chooseImage: () => Promise<ChosenImage | null>;
  readonly onChange: (content: { readonly html: string; readonly css: string }) => void;
}

const Board = lazy(() =>
  import('./GrapesBoard.tsx').then((loaded) => ({ default: loaded.GrapesBoard })),
);

/**
 * The drawing board. It is of our origin, so what it opens is sanitised before. It keeps what was drawn by
 * itself: it opens what there was when it appeared, and is told of nothing after.
 */
export function VisualEditor({ html, css, cot, ...rest }: VisualEditorProps) {
  const first = useRef({ html, css });
  const opened = withCode(cleanContent(first.current), cot);
  const latest = useRef(rest);
  useEffect(() => {
    latest.current = rest;
  });
  return (
    <Box sx={{ minHeight: 560 }}>
      <Suspense fallback={<Loading label="Abriendo el editor…" />}>
        <Board
          {...opened}
          chooseImage={() => latest.current.chooseImage()}
          onChange={(content) => latest.current.onChange(content)}
        />
      </Suspense>
    </Box>
  );
}
