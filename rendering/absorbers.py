"""Pictures of the absorbers."""
import math
from mathutils import Matrix
from materials import foam, plain, plaster
from mesh import Mesh, box, lathe
from products import pyramid_foam, wedge_foam
from props import bench, books, branches, ceramics, cup, desk, leaf_green, sideboard, vase
from room import plank_floor, skirting, studio, wall
from stage import camera, daylight


def speaker(x, y, z, turn=0.0):
    """A two-way studio monitor."""
    T = Matrix.Translation((x, y, z)) @ Matrix.Rotation(turn, 4, "Z")
    parts = [box("cabinet", (0, 0, 0.16), (0.20, 0.24, 0.32), plain("cabinet", (0.025, 0.025, 0.026), 0.5), 0.008, seg=3)]
    cone, ring = plain("cone", (0.015, 0.015, 0.016), 0.7), plain("ring", (0.06, 0.06, 0.062), 0.35, 0.5)
    for cz, r in ((0.115, 0.075), (0.245, 0.032)):
        parts.append(lathe("ring", [(r, 0.0), (r * 1.12, 0.004), (r * 1.18, 0.0)], ring, (0, -0.120, cz), rot=(math.pi / 2, 0, 0)))
        parts.append(lathe("cone", [(0.0, 0.010), (r * 0.32, 0.008), (r * 0.34, -0.012), (r * 0.95, 0.003), (r * 1.02, 0.001)], cone, (0, -0.122, cz), rot=(math.pi / 2, 0, 0)))
    for o in parts:
        o.matrix_world = T @ Matrix.Translation(o.location) @ o.rotation_euler.to_matrix().to_4x4()


def pyra_foam_panel():
    studio()
    dark = foam("anthracite", (0.042, 0.044, 0.046))
    s = 0.5
    for i in range(3):
        for j in range(3):
            pyramid_foam(-0.80 + (s + 0.004) * i, 0.78 + (s + 0.004) * j, s, s, dark)
    sideboard(0.1, -0.02, 1.9, h=0.56)
    speaker(0.62, -0.24, 0.56, -0.2)
    g = ceramics()
    books(-0.3, -0.22, 0.56, [(0.31, 0.31, 0.01, (0.35, 0.16, 0.09)), (0.31, 0.31, 0.008, (0.06, 0.09, 0.07)), (0.31, 0.31, 0.008, (0.6, 0.56, 0.48))])
    daylight()
    camera((-1.25, -2.35, 1.45), (0.0, 0, 1.45), lens=38, shift=(0, -0.045), level=True)


def wedge_foam_panel():
    studio()
    grey = foam("graphite", (0.070, 0.072, 0.074))
    s = 0.5
    for i in range(4):
        for j in range(3):
            wedge_foam(-1.0 + (s + 0.004) * i, 0.74 + (s + 0.004) * j, s, grey, upright=(i + j) % 2 == 0)
    bench(0.4, -0.4, 1.3)
    speaker(0.75, -0.4, 0.44, -0.35)
    g = ceramics()
    cup(0.1, -0.42, 0.44, g["clay"])
    daylight()
    camera((-1.45, -2.55, 1.42), (0.02, 0, 1.42), lens=36, shift=(0, -0.04), level=True)


def microphone(x, y, z, g):
    """On a table stand, its front to -y."""
    black = plain("powder black", (0.02, 0.02, 0.021), 0.45)
    lathe("foot", [(0, 0.012), (0.060, 0.012), (0.066, 0.008), (0.066, 0)], black, (x, y, z), seg=48)
    Mesh(2).rod((x, y, z + 0.01), (x, y, z + 0.16), 0.006).build("stem", black, smooth=True)
    body = [(0, -0.055), (0.017, -0.055), (0.020, -0.045), (0.023, 0.012), (0.026, 0.016)]
    for name, prof, mat in (("body", body, black), ("grille", [(0.026, 0.016), (0.027, 0.030), (0.025, 0.050), (0.017, 0.066), (0, 0.072)], g)):
        lathe(name, prof, mat, (x, y, z + 0.215), seg=40, rot=(0.35, 0, 0.4))


def wedge_melamine_panel():
    studio(paint=plaster("blue wall", (0.16, 0.22, 0.27)))
    grey = foam("wedge melamine", (0.46, 0.46, 0.45), tile=0.42, bump=0.0009, pore=0.42)
    s = 0.5
    for i in range(4):
        for j in range(3):
            wedge_foam(-1.0 + (s + 0.004) * i, 0.80 + (s + 0.004) * j, s, grey, base=0.018, high=0.032, upright=(i + j) % 2 == 0)
    desk(0.12, -0.30, 1.5, depth=0.62)
    g = ceramics()
    microphone(0.18, -0.66, 0.74, plain("grille", (0.30, 0.30, 0.29), 0.4, 0.5, 0.7))
    books(-0.36, -0.62, 0.74, [(0.28, 0.20, 0.012, (0.35, 0.16, 0.09)), (0.25, 0.18, 0.016, (0.06, 0.09, 0.07))])
    cup(0.55, -0.66, 0.74, g["clay"])
    daylight()
    camera((-1.35, -2.75, 1.42), (0.02, 0, 1.42), lens=40, shift=(0, -0.045), level=True)


def corner_bass_trap():
    H = 3.0
    wall("back wall", (-2.0, 0.1, H / 2), (6.0, 0.2, H))
    wall("right wall", (1.1, -3, H / 2), (0.2, 6.2, H))
    plank_floor(-5, 1.0, -6, 0, "x")
    skirting(-5, 1.0)
    box("skirting right", (0.992, -3, 0.035), (0.016, 6, 0.07), plain("skirting", (0.8, 0.77, 0.715), 0.5), 0.002)
    dark = foam("anthracite", (0.042, 0.044, 0.046))
    leg, unit = 0.50, 0.60
    for k in range(3):
        m = Mesh(k + 2)
        z0 = 0.075 + k * (unit + 0.004)
        # a slab across the corner with ridges on its long face, cut away where it meets the walls
        pts = [(0.982, -0.018), (0.982, -leg)]
        n = 7
        for i in range(n):
            a, b = (0.982, -leg), (0.982 - leg + 0.018, -0.018)
            for t, out in ((i / n + 0.006, 0.0), ((i + 0.5) / n - 0.012, -0.05), ((i + 0.5) / n + 0.012, -0.05), ((i + 1) / n - 0.006, 0.0)):
                px, py = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
                pts.append((px + out * 0.7071, py + out * 0.7071))
        pts.append((0.982 - leg + 0.018, -0.018))
        m.prism(pts[::-1], z0, z0 + unit, tone=1.0 + 0.04 * (k - 1), axis=2)
        m.build("trap", dark, bevel=0.003, seg=2)
    sideboard(-0.75, -0.05, 1.5, h=0.56)
    speaker(-0.25, -0.28, 0.56, 0.15)
    g, (leaf, stem) = ceramics(), leaf_green()
    vase(-1.1, -0.26, 0.56, 0.24, 0.085, g["chalk"])
    branches(-1.1, -0.26, 0.77, 0.5, 5, leaf, stem, seed=5, spread=0.26)
    daylight()
    camera((-1.3, -3.5, 1.3), (0.32, 0, 1.2), lens=44, shift=(0, -0.05), level=True)


def melamine_absorber_block():
    studio(paint=plaster("moss wall", (0.125, 0.140, 0.105)))
    white = foam("melamine", (0.60, 0.595, 0.575), tile=0.42, bump=0.0009, pore=0.42)
    grey = foam("melamine grey", (0.30, 0.30, 0.295), tile=0.42, bump=0.0009, pore=0.42)
    sideboard(0.0, -0.3, 1.6, h=0.6)
    z = 0.6
    for x, y, s, turn, m, seed in ((-0.20, -0.53, (0.60, 0.30, 0.10), 0.05, white, 1), (-0.17, -0.52, (0.60, 0.30, 0.10), -0.06, white, 2), (-0.22, -0.53, (0.60, 0.30, 0.10), 0.03, grey, 3)):
        box("block", (x, y, z + s[2] / 2), s, m, 0.003, rot=(0, 0, turn), seg=3, seed=seed)
        z += s[2] + 0.0005
    box("leaning", (0.30, -0.42, 0.6 + 0.30), (0.30, 0.10, 0.60), white, 0.003, rot=(-0.16, 0, -0.12), seg=3, seed=7)
    box("cube", (0.40, -0.62, 0.6 + 0.075), (0.15, 0.15, 0.15), grey, 0.003, rot=(0, 0, 0.5), seg=3)
    daylight(patch=-0.25)
    camera((-0.75, -2.35, 1.22), (0.04, -0.45, 0.92), lens=55, shift=(0, -0.19), level=True)


PICTURES = {
    "pyra-foam-panel": pyra_foam_panel,
    "wedge-foam-panel": wedge_foam_panel,
    "wedge-melamine-panel": wedge_melamine_panel,
    "corner-bass-trap": corner_bass_trap,
    "melamine-absorber-block": melamine_absorber_block,
}
