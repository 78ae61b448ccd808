import { Box, Link, Typography } from '@mui/material';

const example = [
  'unidad,agrupacion,tipo,coeficiente,propietario,documento,correo,telefono,copropietario,en_mora',
  'T1-101,Torre 1,apartamento,0.2775,Ana Pérez,CC 52000111,ana@correo.test,+57 300 000 0000,,no',
  'T1-102,Torre 1,apartamento,0.3167,Luis Gómez,CC 79000222,,,Marta Ruiz (CC 41000333),no',
].join('\n');

/** The columns we look for, and a file to begin from. */
export function FileHelp() {
  const href = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${example}\n`)}`;
  return (
    <Box component="section" aria-labelledby="columnas" sx={{ mt: 4 }}>
      <Typography id="columnas" variant="h3" component="h2" sx={{ mb: 1 }}>
        Qué columnas buscamos
      </Typography>
      <Typography>
        <b>Unidad</b> y <b>coeficiente</b> son indispensables, salvo que cada persona sea una unidad
        o que todas pesen lo mismo. Si están, leemos también agrupación o torre, tipo, propietario,
        documento, correo, teléfono, copropietario y si está en mora. Los títulos pueden estar en
        cualquier orden y debajo de un encabezado; después podrá decirnos qué es cada columna.
      </Typography>
      <Typography sx={{ mt: 1 }}>
        <Link href={href} download="padron-ejemplo.csv">
          Descargar un archivo de ejemplo
        </Link>
      </Typography>
    </Box>
  );
}
