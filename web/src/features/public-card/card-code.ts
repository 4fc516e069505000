import { encode } from 'uqr';

/** A QR code (ISO/IEC 18004). `size` is its edge in modules, including the quiet zone of four. */
export interface CardCode {
  readonly size: number;
  /** The dark modules as an SVG path. */
  readonly path: string;
  isDark(row: number, column: number): boolean;
}

/** The address of a card's page, which is the only content of the code. */
export function cardAddress(publicOrigin: string, hash: string): string {
  return `${publicOrigin}/callback/${hash}`;
}

/** Error correction level M (about 15 %), or higher at the same size. */
export function codeOf(text: string): CardCode {
  const { size, data } = encode(text, { ecc: 'M', boostEcc: true, border: 4 });
  const isDark = (row: number, column: number) => data[row]?.[column] === true;
  return { size, path: pathOf(size, isDark), isDark };
}

/** One rectangle per run of dark modules in a row. */
function pathOf(size: number, isDark: CardCode['isDark']): string {
  let path = '';
  for (let row = 0; row < size; row += 1) {
    let start = -1;
    for (let column = 0; column <= size; column += 1) {
      if (isDark(row, column)) start = start < 0 ? column : start;
      else if (start >= 0) {
        path += `M${start} ${row}h${column - start}v1h${start - column}z`;
        start = -1;
      }
    }
  }
  return path;
}

/** An SVG file for print, black on white. */
export function svgFile({ size, path }: CardCode): Blob {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${path}"/></svg>\n`;
  return new Blob([svg], { type: 'image/svg+xml' });
}

const pictureEdge = 1024;

/** A PNG with an edge of about 1024 pixels and an integer number of pixels per module. */
export async function pngFile(code: CardCode): Promise<Blob> {
  const scale = Math.ceil(pictureEdge / code.size);
  const canvas = document.createElement('canvas');
  canvas.width = code.size * scale;
  canvas.height = code.size * scale;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Canvas is not available');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fillStyle = '#000';
  context.fill(new Path2D(code.path));
  return await new Promise((resolve, reject) => {
    canvas.toBlob((file) => (file === null ? reject(new Error('PNG is not available')) : resolve(file)));
  });
}
