import { Box, Skeleton, Typography } from '@mui/material';
import { lazy, Suspense, useId } from 'react';

/** Specification §9: pixels. */
export const htmlEditorHeight = 200;

const CodeMirrorEditor = lazy(() =>
  import('./CodeMirrorEditor.tsx').then((loaded) => ({ default: loaded.CodeMirrorEditor })),
);

interface HtmlEditorProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Edits HTML as text; the editor itself is loaded when the first one appears. */
export function HtmlEditor({ label, value, onChange }: HtmlEditorProps) {
  const id = useId();
  return (
    <div>
      <Typography id={`${id}-label`} component="div" sx={{ fontWeight: 600, mb: 0.5 }}>
        {label}
      </Typography>
      <Box sx={frame}>
        <Suspense fallback={<Waiting />}>
          <CodeMirrorEditor
            labelId={`${id}-label`}
            hintId={`${id}-hint`}
            height={htmlEditorHeight}
            value={value}
            onChange={onChange}
          />
        </Suspense>
      </Box>
      <Typography id={`${id}-hint`} variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        Para salir del editor con el teclado pulse Esc y luego Tab.
      </Typography>
    </div>
  );
}

/** As tall as what comes, so that nothing under it moves. */
function Waiting() {
  return (
    <Box role="status" aria-busy aria-label="Cargando el editor…">
      <Skeleton variant="rectangular" height={htmlEditorHeight} />
    </Box>
  );
}

const frame = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  '&:focus-within': { borderColor: 'primary.main', outline: '1px solid currentColor' },
} as const;
