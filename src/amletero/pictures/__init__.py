"""Pictures of games as SVG, drawn from the product's own art and colors."""
