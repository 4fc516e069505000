'use strict';
// Preloaded by the npm scripts (`node --require`), so that it runs before Node parses any newer syntax: ECMAScript 5 only.

var supported = require('../package.json').engines.node;

/**
 * On unsupported versions, npm skips the optional binaries of Vite and oxlint, and the installation is incomplete.
 * @param {string} version as in process.versions.node
 * @returns {string | undefined} one sentence for the user; undefined when the version is supported
 */
function explainNodeVersion(version) {
  var isSupported = supported.split('||').some(function (range) {
    return isInRange(version, range);
  });
  if (isSupported) return undefined;
  return 'Node ' + version + ' is not supported: this project needs Node ' + supported + ' (https://nodejs.org).';
}

/** Knows the forms `^20.19.0` and `>=22.12.0`. */
function isInRange(version, range) {
  var parts = /(\^|>=)(\d+)\.(\d+)\.(\d+)/.exec(range);
  var found = version.split('.').map(Number);
  var lowest = parts.slice(2).map(Number);
  if (parts[1] === '^' && found[0] !== lowest[0]) return false;
  for (var place = 0; place < 3; place++) {
    if (found[place] !== lowest[place]) return found[place] > lowest[place];
  }
  return true;
}

exports.explainNodeVersion = explainNodeVersion;

var fault = explainNodeVersion(process.versions.node);
if (fault !== undefined) {
  process.stderr.write(fault + '\n');
  process.exit(1);
}
