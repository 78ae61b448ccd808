import type { PageOutline, WrittenPage } from '@asamblea/domain';
import { Box, Tab, Tabs, TextField, Typography, useMediaQuery } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useSession } from '../../../firebase/session/session.tsx';
import { HtmlEditor } from '../../../ui/forms/HtmlEditor.tsx';
import { PagePreview } from './PagePreview.tsx';
import { PartsEditor } from './PartsEditor.tsx';
import { useImageChoice } from './useImageChoice.tsx';
import { VisualEditor } from './VisualEditor.tsx';

type Content = Partial<Pick<WrittenPage, 'html' | 'css'>>;

interface PageEditorProps {
  readonly draft: WrittenPage;
  readonly outline: PageOutline;
  /** Which of them is open, as who draws it remembers. */
  readonly way: EditorWay;
  readonly onWay: (way: EditorWay) => void;
  readonly onChange: (content: Content) => void;
}

const ways = { list: 'Bloques', board: 'Diseño', code: 'Código', preview: 'Vista previa' } as const;
export type EditorWay = keyof typeof ways;

/** The same page written in three ways, and seen. The drawing board needs room and a mouse. */
export function PageEditor(props: PageEditorProps) {
  const { draft, outline, way: chosen, onWay, onChange } = props;
  const id = useId();
  const { cot } = useSession();
  const hasRoom = useMediaQuery('(min-width: 900px)');
  const { chooseImage, dialog } = useImageChoice(cot ?? '');
  const way = chosen === 'board' && !hasRoom ? 'list' : chosen;
  const offered = (Object.keys(ways) as EditorWay[]).filter((one) => one !== 'board' || hasRoom);
  const bodies: Readonly<Record<EditorWay, () => ReactNode>> = {
    list: () => (
      <PartsEditor
        html={draft.html}
        chooseImage={chooseImage}
        onChange={(html) => onChange({ html })}
      />
    ),
    board: () => (
      <VisualEditor
        {...{ html: draft.html, css: draft.css, cot: cot ?? '', chooseImage, onChange }}
      />
    ),
    code: () => <CodeEditor draft={draft} onChange={onChange} />,
    preview: () => <PagePreview page={{ ...draft, title: 'Vista previa', outline }} />,
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      <Tabs
        value={way}
        onChange={(_, next: EditorWay) => onWay(next)}
        aria-label="Cómo editar"
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {offered.map((one) => (
          <Tab
            key={one}
            value={one}
            label={ways[one]}
            id={`${id}-${one}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${way}`}>
        {bodies[way]()}
      </div>
      {dialog}
    </Box>
  );
}

function CodeEditor({ draft, onChange }: Pick<PageEditorProps, 'draft' | 'onChange'>) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <HtmlEditor label="Código HTML" value={draft.html} onChange={(html) => onChange({ html })} />
      <TextField
        multiline
        minRows={3}
        maxRows={10}
        label="Estilos (CSS)"
        value={draft.css}
        onChange={({ target }) => onChange({ css: target.value })}
        slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace' } } }}
      />
      <Typography color="textSecondary">
        Nada de lo que escriba aquí se ejecuta. Al guardar se quita lo que no se permite, y le
        decimos qué fue.
      </Typography>
    </Box>
  );
}
