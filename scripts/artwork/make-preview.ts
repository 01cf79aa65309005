import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { standardNames } from '~/features/site/server/standard-names';
import { markDrawing } from '~/features/site/content/mark-drawing';
import { fontFace, printHtml } from './chromium';
import { heroSvg } from './hero';

// npx tsx scripts/artwork/make-preview.ts writes the picture that link previews show, 1200 × 630.
const root = path.resolve(import.meta.dirname, '../..');
const site = standardNames('en');
const art = await readFile(path.join(root, 'src/features/site/web/art/art.css'), 'utf8');
const lightColours = art.slice(art.indexOf(':root {'), art.indexOf('}') + 1);
const scene = heroSvg({ peopled: false }).replace('<svg ', '<svg class="scene" preserveAspectRatio="xMaxYMax slice" ');

const html = `<!doctype html><meta charset="utf-8"><style>
${fontFace}
${lightColours}
body { margin: 0; width: 1200px; height: 630px; display: flex; font-family: Anek; color: #f6f3e8; background: #0b3b30; }
.words { box-sizing: border-box; width: 416px; padding: 64px 30px 56px 52px; display: flex; flex-direction: column; }
.mark { width: 104px; margin-left: -12px; fill: currentColor; }
h1 { margin: auto 0 22px; font-size: 46px; line-height: 1.06; font-weight: 700; letter-spacing: -0.01em; }
p { margin: 0; padding-top: 20px; border-top: 2px solid #c9952c; font-size: 25px; font-weight: 500; color: #e9c572; }
.scene { width: 784px; height: 630px; font-family: Anek; }
</style>
<div class="words">
<svg class="mark" viewBox="${markDrawing.viewBox}"><path d="${markDrawing.fan}${markDrawing.staff}"/><path \
fill="#e3b95b" d="${markDrawing.level}"/></svg>
<h1>${site.federation}</h1><p>${site.committee}</p>
</div>${scene}`;

const picture = await printHtml(html, 'png');
await sharp(picture)
  .jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: '4:4:4' })
  .toFile(path.join(root, 'public/og.jpg'));
