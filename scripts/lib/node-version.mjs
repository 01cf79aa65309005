const oldest = [20, 19];

/** Ends the process with one clear line when this Node is older than package.json's "engines" allow. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  console.error(
    `Sangham needs Node ${oldest.join('.')} or newer; this is ${process.versions.node}. Install it from nodejs.org.`,
  );
  process.exit(1);
}
