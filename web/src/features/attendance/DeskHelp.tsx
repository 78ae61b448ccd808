import { Box, Paper, Typography } from '@mui/material';

const shortcuts = [
  ['/', 'ir a la búsqueda'],
  ['↑ ↓', 'elegir entre los resultados'],
  ['Enter', 'acreditar lo que falta'],
  ['Alt+S', 'registrar la salida'],
  ['Esc', 'limpiar y empezar otra vez'],
] as const;

/** What to do while nobody is on screen. */
export function DeskHelp({ mayWork }: { readonly mayWork: boolean }) {
  return (
    <Paper sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" component="h2">
        Busque a quien llega
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        Escriba su unidad, su nombre o su documento; no importan tildes ni puntos.
      </Typography>
      {mayWork && (
        <Box component="dl" sx={keys}>
          {shortcuts.map(([key, does]) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <Box component="dt">
                <Box component="kbd" sx={cap}>
                  {key}
                </Box>
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {does}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Paper>
  );
}

const keys = {
  mt: 3,
  mb: 0,
  display: { xs: 'none', md: 'grid' },
  gridTemplateColumns: 'max-content 1fr',
  gap: 1.5,
  alignItems: 'center',
} as const;

const cap = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  px: 1,
  py: 0.25,
  fontFamily: 'inherit',
  fontWeight: 600,
} as const;
