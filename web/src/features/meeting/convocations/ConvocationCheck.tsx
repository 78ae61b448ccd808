import {
  type ComposedConvocation,
  type ComposingFacts,
  type ContentState,
  type ConvocationDraft,
  contentNames,
  endSentence,
  noticeContents,
  placeholders,
} from '@asamblea/domain';
import { Alert, Box, Button, Checkbox, FormControlLabel, Paper, Typography } from '@mui/material';
import { Link } from 'react-router';
import { StateChip } from '../../../ui/frames/StateChip.tsx';

interface NoticeCheckProps {
  readonly composed: ComposedConvocation;
  readonly draft: ConvocationDraft;
  readonly facts: ComposingFacts;
  readonly onChange: (draft: ConvocationDraft) => void;
}

/** The problems of the notice under the law, and all its required contents: there, or missing. */
export function ConvocationCheck({ composed, draft, facts, onChange }: NoticeCheckProps) {
  const { problems, contents, placed, ok } = composed;
  const missing = contents.filter(({ state }) => state === 'missing').map(({ text }) => text);
  // A missing content is told in its own row.
  const others = problems.filter(({ text }) => !missing.includes(text));
  return (
    <Paper
      component="section"
      aria-labelledby="revision"
      sx={{ p: 2.5, display: 'grid', gap: 1.5 }}
    >
      <Typography id="revision" variant="h3">
        Lo que revisa la ley
      </Typography>
      {ok && <Alert severity="success">Los plazos y el contenido cumplen si sale hoy.</Alert>}
      {others.map(({ text, cited, serious }) => (
        <Alert key={text} severity={serious ? 'error' : 'warning'}>
          {text} {cited !== '' && <small>{cited}.</small>}
        </Alert>
      ))}
      {placed.length > 0 && (
        <Alert severity="info">
          Lo escribió y el texto no tenía dónde decirlo, así que lo agregamos:{' '}
          {endSentence(placed.map((name) => placeholders[name].name).join(', '))}
        </Alert>
      )}
      {facts.withoutHolidays && (
        <Alert severity="info">
          No conocemos los festivos de ese país: revise los días hábiles.
        </Alert>
      )}
      {facts.points.length === 0 && (
        <Alert severity="warning">
          El orden del día está vacío.{' '}
          <Button component={Link} to="/votes/private" size="small">
            Escribirlo en Votaciones
          </Button>
        </Alert>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {contents.map((content) => (
          <Content key={content.contentId} content={content} draft={draft} onChange={onChange} />
        ))}
      </Box>
    </Paper>
  );
}

interface ContentProps extends Pick<NoticeCheckProps, 'draft' | 'onChange'> {
  readonly content: ContentState;
}

const chips = {
  present: { label: 'Está', tone: 'success' },
  'own-words': { label: 'Con sus palabras', tone: 'info' },
  missing: { label: 'Falta', tone: 'critical' },
} as const;

function Content({ content, draft, onChange }: ContentProps) {
  const { contentId, state, cited } = content;
  const says = draft.ownWords.includes(contentId);
  const others = draft.ownWords.filter((one) => one !== contentId);
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
        <StateChip {...chips[state]} />
        <Typography variant="body2" sx={{ minWidth: 0 }}>
          {state === 'missing' ? noticeContents[contentId] : contentNames[contentId]}{' '}
          {cited !== '' && <small>{cited}.</small>}
        </Typography>
      </Box>
      {state !== 'present' && (
        <FormControlLabel
          label="Ya lo dice el texto con otras palabras"
          slotProps={{ typography: { variant: 'body2' } }}
          control={
            <Checkbox
              checked={says}
              slotProps={{ input: { 'aria-description': noticeContents[contentId] } }}
              onChange={({ target }) =>
                onChange({ ...draft, ownWords: target.checked ? [...others, contentId] : others })
              }
            />
          }
        />
      )}
    </Box>
  );
}
