#!/bin/sh
# A bot in plain shell: it plays the last of its legal moves (the higher card),
# unless that is the Countess or the Princess, and then the first.
#
#     amletero arena --bots "sh examples/shell.sh" random

while IFS= read -r line; do
  line=$(printf %s "$line" | tr -d ' ')
  case $line in
    *'"type":"hello"'*)
      echo '{"type": "ready", "name": "shell"}' ;;
    *'"type":"decide"'*)
      legal=${line##*'"legal":["'}   # 4","1>2=5"],"time_ms":1000}
      legal=${legal%%'"]'*}          # 4","1>2=5
      move=${legal##*'","'}          # 1>2=5
      case $move in 8 | 9) move=${legal%%'","'*} ;; esac
      printf '{"type": "move", "move": "%s"}\n' "$move" ;;
  esac
done
