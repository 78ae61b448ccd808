import spanish from 'grapesjs/locale/es.mjs';

/** The values of a property, in words. */
const options = {
  'text-align': { left: 'Izq.', center: 'Centro', right: 'Der.', justify: 'Ambos' },
  display: { block: 'Bloque', inline: 'En línea', flex: 'Caja flexible', none: 'Oculto' },
  'flex-direction': { row: 'Fila', column: 'Columna' },
  'flex-wrap': { nowrap: 'No', wrap: 'Sí' },
  'justify-content': {
    'flex-start': 'Inicio',
    'flex-end': 'Final',
    center: 'Centro',
    'space-between': 'Entre ellos',
    'space-around': 'Alrededor',
  },
  'align-items': {
    'flex-start': 'Arriba',
    'flex-end': 'Abajo',
    center: 'Centro',
    stretch: 'Estirar',
  },
};

/** GrapesJS's own Spanish, with the words that it leaves in English. */
export const boardSpanish = {
  ...spanish,
  deviceManager: { device: 'Tamaño', devices: { desktop: 'Computador', phone: 'Teléfono' } },
  assetManager: { ...spanish.assetManager, addButton: 'Agregar imagen' },
  domComponents: {
    names: {
      ...spanish.domComponents.names,
      table: 'Tabla',
      row: 'Fila',
      cell: 'Celda',
      tbody: 'Filas',
      thead: 'Encabezado',
      textnode: 'Texto',
      link: 'Enlace',
      bloque: 'Bloque en vivo',
    },
  },
  selectorManager: {
    ...spanish.selectorManager,
    states: { hover: 'Al pasar por encima', active: 'Al pulsar', 'nth-of-type(2n)': 'Los pares' },
  },
  styleManager: {
    ...spanish.styleManager,
    empty: 'Elija un bloque de la página para cambiar su estilo.',
    properties: {
      ...spanish.styleManager.properties,
      display: 'Disposición',
      padding: 'Relleno',
      'font-weight': 'Grosor',
      'padding-top': 'Relleno superior',
      'padding-left': 'Relleno izquierdo',
      'padding-right': 'Relleno derecho',
      'padding-bottom': 'Relleno inferior',
      'min-height': 'Altura mínima',
      'max-width': 'Ancho máximo',
      opacity: 'Opacidad',
      'flex-direction': 'Dirección',
      'flex-wrap': 'Pasar a otra línea',
      'justify-content': 'Reparto',
      'align-items': 'Alineación',
      'letter-spacing': 'Espacio entre letras',
      'line-height': 'Interlínea',
    },
    options,
  },
  traitManager: {
    ...spanish.traitManager,
    empty: 'Elija un bloque de la página para ver sus ajustes.',
    label: 'Ajustes del bloque',
    traits: {
      ...spanish.traitManager.traits,
      labels: {
        id: 'Nombre interno',
        alt: 'Qué se ve en la imagen',
        title: 'Título',
        href: 'Dirección',
      },
    },
  },
};
