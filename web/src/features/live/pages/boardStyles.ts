/** What can be changed of how a piece looks: properties that the sanitiser lets through. */
export const boardStyles = [
  {
    name: 'Texto',
    open: true,
    properties: ['font-size', 'font-weight', 'color', 'text-align', 'letter-spacing'],
  },
  {
    name: 'Fondo y bordes',
    open: false,
    properties: ['background-color', 'border', 'border-radius', 'opacity'],
  },
  {
    name: 'Tamaño y espacio',
    open: false,
    properties: ['width', 'max-width', 'min-height', 'margin', 'padding'],
  },
  {
    name: 'Disposición',
    open: false,
    properties: ['display', 'flex-direction', 'flex-wrap', 'justify-content', 'align-items'],
  },
];
