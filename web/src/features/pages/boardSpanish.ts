import spanish from 'grapesjs/locale/es.mjs';

/** GrapesJS's own Spanish, with the words that it leaves in English. */
export const boardSpanish = {
  ...spanish,
  deviceManager: { device: 'Tamaño', devices: { desktop: 'Computador', phone: 'Teléfono' } },
  assetManager: { ...spanish.assetManager, addButton: 'Agregar imagen' },
  domComponents: {
    names: {
      ...spanish.domComponents.names,
      ...{ table: 'Tabla', row: 'Fila', cell: 'Celda', tbody: 'Filas', thead: 'Encabezado' },
      ...{ textnode: 'Texto', link: 'Enlace', bloque: 'Bloque en vivo' },
    },
  },
  panels: {
    buttons: {
      titles: {
        ...spanish.panels.buttons.titles,
        'sw-visibility': 'Ver los bordes de los bloques',
        'open-sm': 'Estilo',
        'open-layers': 'Capas',
        undo: 'Deshacer',
        redo: 'Rehacer',
      },
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
      ...{ display: 'Disposición', padding: 'Relleno', 'font-weight': 'Grosor' },
      ...{ 'padding-top': 'Relleno superior', 'padding-left': 'Relleno izquierdo' },
      ...{ 'padding-right': 'Relleno derecho', 'padding-bottom': 'Relleno inferior' },
      ...{ 'min-height': 'Altura mínima', 'max-width': 'Ancho máximo', opacity: 'Opacidad' },
      ...{ 'flex-direction': 'Dirección', 'flex-wrap': 'Pasar a otra línea' },
      ...{ 'justify-content': 'Reparto', 'align-items': 'Alineación' },
      ...{ 'letter-spacing': 'Espacio entre letras', 'line-height': 'Interlínea' },
    },
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
