/** The phrases that the editor says by itself, by the English text that its libraries ask with. */
export const editorPhrases = {
  'Control character': 'Carácter de control',
  'Selection deleted': 'Selección borrada',
  'Folded lines': 'Líneas plegadas',
  'Unfolded lines': 'Líneas desplegadas',
  to: 'a',
  'folded code': 'código plegado',
  unfold: 'desplegar',
  'Fold line': 'Plegar la línea',
  'Unfold line': 'Desplegar la línea',
  Completions: 'Sugerencias',
};
