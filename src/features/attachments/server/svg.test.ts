import { expect, test } from 'vitest';
import { cpuTime } from '~test/cpu-time';
import { holdsActiveContent, isSvg } from './svg';

test.each([
  ['<svg ', '<!DOCTYPE'],
  ['<svg ', '<'],
  ['<svg ', '<a '],
  ['<svg ', "<a '"],
  ['<svg ', '<a ""'],
  ['<svg ', ' onx'],
  ['<svg ', 'data:'],
  ['<svg ', '< '],
  ['<svg ', '&#x'],
  ['', '<!-- -->'],
  ['', ' '],
])('a crafted text is checked in less than 1 s of CPU time: %j and many times %j', (head, part) => {
  const text = head + part.repeat(1_000_000 / part.length);
  const started = cpuTime();
  isSvg(text);
  holdsActiveContent(text);
  expect(cpuTime() - started).toBeLessThan(1000);
});

test.each([
  '<text>Section one = 230 mm, on top = 12</text>',
  '<text aria-label="Section one = 230 mm">x</text>',
  '<path d="M0 0h9" class=\'on\'/>',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd"><g/>',
])('the text of a drawing is not active content: %s', (inner) => {
  expect(holdsActiveContent(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`)).toBe(false);
});

test.each([
  '<g title=">" onclick="x()"/>',
  '<g\tonload = "x"/>',
  "<svg:g onfocus='x'/>",
  '<g a="b"onload="x"/>',
  '<!DOCTYPE a [<!ENTITY x "y">]>',
])('active content is found in every place: %s', (inner) => {
  expect(holdsActiveContent(`<svg>${inner}</svg>`)).toBe(true);
});
