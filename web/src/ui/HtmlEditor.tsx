import { Box, Skeleton, Typography } from '@mui/material';
import { lazy, Suspense, useId } from 'react';

/** Specification §9. */
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
  const labelId = useId();
  return (
    <div>
      <Typography id={labelId} component="div" sx={{ fontWeight: 600, mb: 0.5 }}>
        {label}
      </Typography>
      <Box sx={frame}>
        <Suspense fallback={<Skeleton variant="rectangular" height={htmlEditorHeight} />}>
          <CodeMirrorEditor
            labelId={labelId}
            height={htmlEditorHeight}
            value={value}
            onChange={onChange}
          />
        </Suspense>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        Para salir del editor con el teclado pulse Esc y luego Tab.
      </Typography>
    </div>
  );
}

const frame = { border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' } as const;
