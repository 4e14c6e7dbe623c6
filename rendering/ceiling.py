"""Pictures of what hangs from the ceiling."""
import math
from materials import ANTHRACITE, CLAY, MOSS, PINE, SAGE, SAND, boucle, cloth, emission, felt, oak, plain, plaster
from interior import windowed_room
from mesh import Mesh, box
from products import baffle, circle, cloud, desk_screen, lamel, raft
from props import books, bowl, branches, ceramics, cup, desk, floor_lamp, leaf_green, monitor, pedestal_table, round_table, rug, scatter_cushion, shell_chair, sideboard, sofa, task_chair, vase
from stage import camera, world

def linea_baffle():
    windowed_room(6.4, 6.5, 3.3, [(-2.4, -0.5, 0.5, 2.7, 2, 2), (-5.2, -3.0, 0.5, 2.7, 2, 2)])
    sage, pine = felt("sage", SAGE), felt("pine", PINE)
    for i in range(11):
        baffle((0.0, -0.7 - 0.42 * i, 2.62), 3.6, 0.36, 0.045, pine if i % 3 == 1 else sage, 3.3, along="x")
    for i in range(4):
        lamel(0.62 + 0.64 * i, 0.075, 0.638, 2.2, seed=3 + i)
    x, y = 0.1, -1.9
    pedestal_table(x, y, 0.74, 0.68, oak(), plain("powder black", (0.02, 0.02, 0.021), 0.45))
    for a, n, colour in ((0.35, "sand", SAND), (2.2, "anthracite", ANTHRACITE), (3.7, "clay", CLAY), (5.2, "pine", PINE)):
        shell_chair(x + 0.9 * math.cos(a), y + 0.9 * math.sin(a), a - math.pi / 2 + 0.15 * math.sin(7 * a), felt("chair " + n, colour), oak())
    g, (leaf, stem) = ceramics(), leaf_green()
    vase(x + 0.1, y, 0.74, 0.22, 0.075, g["chalk"])
    branches(x + 0.1, y, 0.93, 0.42, 4, leaf, stem, seed=5, spread=0.22)
    books(x - 0.25, y - 0.1, 0.74, [(0.29, 0.21, 0.02, (0.5, 0.46, 0.38))], turn=0.4)
    world(0.42)
    camera((0.75, -6.0, 1.2), (-0.35, 0, 1.2), lens=29, shift=(0, 0.115), level=True)


def nube_ceiling_raft():
    windowed_room(6.4, 6.2, 3.0, [(-2.3, -0.6, 0.4, 2.5, 2, 2), (-5.0, -2.9, 0.4, 2.5, 2, 2)], right=plaster("ochre wall", (0.52, 0.36, 0.17)))
    raft(cloud(2.5, 1.6), 2.12, 0.055, felt("sage", SAGE), 3.0, [(-0.75, -0.35), (0.75, -0.35), (-0.7, 0.4), (0.7, 0.4)], (0.15, -1.7))
    rug(0.15, -1.75, 2.7, 1.8, cloth("rug", (0.36, 0.32, 0.26), tile=0.3))
    linen = cloth("armchair", (0.115, 0.125, 0.13))
    for x in (-0.75, 1.05):
        sofa(x, -0.75, 1.04, linen, seats=1)
    scatter_cushion(-0.72, -1.17, 0.68, 0.42, cloth("cushion", (0.45, 0.25, 0.08)), 0.2, -0.3, 5)
    round_table(0.15, -1.95, 0.40, 0.40, leg_count=3)
    g = ceramics()
    cup(0.02, -1.9, 0.40, g["clay"])
    books(0.28, -2.0, 0.40, [(0.27, 0.20, 0.022, (0.30, 0.28, 0.24)), (0.22, 0.16, 0.018, (0.45, 0.25, 0.08))], turn=0.3)
    sideboard(0.15, -0.24, 1.9, doors=4)
    bowl(-0.35, -0.24, 0.62, 0.14, g["chalk"])
    floor_lamp(2.15, -0.45, 1.6, plain("shade", (0.60, 0.56, 0.49), 0.8), plain("powder black", (0.02, 0.02, 0.021), 0.45))
    world(0.42)
    camera((0.85, -5.0, 1.2), (-0.2, 0, 1.2), lens=31, shift=(0, 0.075), level=True)


def luna_round_raft():
    windowed_room(6.4, 6.2, 3.1, [(-2.3, -0.6, 0.4, 2.6, 2, 2), (-5.0, -2.9, 0.4, 2.6, 2, 2)])
    for x, y, z, r, n, colour in ((-0.85, -1.5, 2.32, 0.62, "pine", PINE), (0.72, -1.0, 2.08, 0.80, "sage", SAGE), (0.60, -2.0, 2.42, 0.46, "clay", CLAY)):
        raft(circle(r), z, 0.045, felt(n, colour), 3.1, [(r * 0.62 * math.cos(a), r * 0.62 * math.sin(a)) for a in (0.5, 2.6, 4.7)], (x, y))
    sofa(0.45, -0.2, 2.2, boucle("sofa", (0.44, 0.405, 0.335)))
    scatter_cushion(-0.3, -0.62, 0.68, 0.44, felt("moss", MOSS), 0.25, -0.3, 5)
    round_table(0.35, -1.5, 0.38, 0.42)
    g, (leaf, stem) = ceramics(), leaf_green()
    bowl(0.45, -1.5, 0.38, 0.12, g["chalk"])
    books(0.18, -1.55, 0.38, [(0.26, 0.19, 0.026, (0.30, 0.28, 0.24)), (0.22, 0.16, 0.02, CLAY)])
    vase(-1.15, -0.4, 0, 0.48, 0.15, g["chalk"], neck=0.42)
    branches(-1.15, -0.4, 0.44, 0.9, 6, leaf, stem, seed=12, spread=0.38, leaf_len=0.10, leaf_w=0.055)
    shell_chair(-1.25, -1.75, 1.0, felt("chair", SAND), oak())
    world(0.42)
    camera((0.85, -4.9, 1.2), (-0.15, 0, 1.2), lens=31, shift=(0, 0.075), level=True)


def quadra_ceiling_tile():
    """Every field of the grid is filled: felt tiles, and four lights of the same size."""
    W, D, H = 6.0, 7.2, 2.75
    w = W / 2
    windowed_room(W, D, H, [(-2.7, -0.6, 0.8, 2.35, 2, 1), (-5.7, -3.3, 0.8, 2.35, 2, 1)], right=plaster("green wall", (0.155, 0.175, 0.140)), ceiling=False)
    tiles, bars, lights = Mesh(7, spread=0.035), Mesh(2), Mesh(3)
    c = 0.6
    lit = {(3, 3), (6, 3), (3, 8), (6, 8)}
    for i in range(10):
        for j in range(12):
            at = (-w + c * (i + 0.5), -c * (j + 0.5))
            if (i, j) in lit:
                lights.box((*at, H + 0.004), (c - 0.03, c - 0.03, 0.01))
            else:
                tiles.box((*at, H + 0.002), (c - 0.034, c - 0.034, 0.028))
    for i in range(11):
        bars.box((-w + c * i, -D / 2, H + 0.008), (0.024, D, 0.012))
    for j in range(13):
        bars.box((0, -c * j, H + 0.0083), (W, 0.024, 0.012))
    tiles.build("tiles", felt("tile", (0.60, 0.59, 0.56)), bevel=0.007, seg=3)
    bars.build("bars", plain("bar", (0.70, 0.68, 0.64), 0.45, 0.4))
    lights.build("lights", emission("light", 2.6, colour=(1.0, 0.95, 0.87)))
    box("void", (0, -D / 2, H + 0.3), (W + 1, D + 1, 0.4), plain("void", (0.05, 0.05, 0.05)), 0)
    black = plain("powder black", (0.02, 0.02, 0.021), 0.45)
    g, (leaf, stem) = ceramics(), leaf_green()
    desk(-0.15, -1.5, 1.7)
    desk_screen(-0.15, -1.48, 0.62, 1.68, 0.56, felt("moss", MOSS))
    monitor(-0.4, -1.76, 0.74, plain("monitor", (0.03, 0.03, 0.032), 0.4), plain("screen", (0.012, 0.014, 0.016), 0.12, 0.5))
    task_chair(0.25, -2.65, 0.5, felt("chair grey", (0.20, 0.19, 0.175)), black)
    books(0.3, -1.9, 0.74, [(0.25, 0.18, 0.02, (0.06, 0.09, 0.07)), (0.21, 0.15, 0.014, CLAY)], turn=1.2)
    sideboard(1.7, -0.03, 1.9)
    vase(2.3, -0.25, 0.62, 0.24, 0.085, g["chalk"])
    branches(2.3, -0.25, 0.83, 0.5, 5, leaf, stem, seed=9, spread=0.24)
    world(0.6)
    camera((1.2, -5.7, 1.15), (-0.25, 0, 1.15), lens=26, shift=(0, 0.13), level=True)
    return 0.08


PICTURES = {
    "linea-baffle": linea_baffle,
    "nube-ceiling-raft": nube_ceiling_raft,
    "luna-round-raft": luna_round_raft,
    "quadra-ceiling-tile": quadra_ceiling_tile,
}
