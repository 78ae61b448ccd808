import type { WrittenPage } from '@asamblea/domain';
import { Box, Button, ButtonBase, Paper, Typography } from '@mui/material';
import { pageTemplates } from './pageTemplates.ts';

interface TemplateChoiceProps {
  readonly onChosen: (page: WrittenPage) => void;
  readonly onCancel: () => void;
}

/** The beginnings of a new page. */
export function TemplateChoice({ onChosen, onCancel }: TemplateChoiceProps) {
  return (
    <Box component="section" aria-label="Plantillas">
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        ¿Con qué quiere empezar?
      </Typography>
      <Box component="ul" sx={grid}>
        {pageTemplates.map(({ name, use, page }) => (
          <Paper component="li" key={name} sx={{ display: 'flex' }}>
            <ButtonBase focusRipple onClick={() => onChosen(page)} sx={card}>
              <Typography component="span" sx={{ fontWeight: 700 }}>
                {name}
              </Typography>
              <Typography component="span" color="textSecondary">
                {use}
              </Typography>
            </ButtonBase>
          </Paper>
        ))}
      </Box>
      <Button onClick={onCancel} sx={{ mt: 2 }}>
        Volver a la lista
      </Button>
    </Box>
  );
}

const grid = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
} as const;

const card = {
  display: 'grid',
  gap: 0.5,
  alignContent: 'start',
  justifyContent: 'start',
  p: 2,
  width: '100%',
  minHeight: 88,
  textAlign: 'left',
  borderRadius: 1,
} as const;
